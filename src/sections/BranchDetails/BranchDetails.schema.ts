import { z } from 'zod';
import { introFields, plainText } from '#content/fields.ts';
import type { Branch } from '#data/locations.ts';
import type { Holiday } from '#lib/format/openingHours.ts';
import type { StateMap } from '#lib/values/StateMap.ts';

export const schema = z.strictObject({
  ...introFields('Names the section.', 'Shown below the heading.'),
  bank: plainText().meta({
    title: 'Bank',
    description: 'The bank that the branch belongs to, for search engines.',
  }),
  branch: z
    .string()
    .regex(/^[\w-]+\/[a-z0-9-]+$/, 'Expected a branch such as me/auburn-39-court-street')
    .meta({
      title: 'Branch',
      description:
        'Name of its location file, and its city and street: me/auburn-39-court-street. In a template: {branch.id}.',
    }),
});
export type Props = z.output<typeof schema>;

/** The branch with its state. */
export interface ShownBranch extends Branch {
  readonly stateName: string;
  readonly map: StateMap | undefined;
}

/** The props with what the site knows. */
export interface Shown extends Props {
  /** `undefined` if the site has no such branch. */
  readonly found: ShownBranch | undefined;
  readonly holidays: readonly Holiday[];
}
