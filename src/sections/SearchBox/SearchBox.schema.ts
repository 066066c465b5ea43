import { z } from 'zod';
import { href } from '#content/link.ts';
import { plainText } from '#content/text.ts';

export const schema = z.strictObject({
  label: plainText().meta({ title: 'Label', description: 'What can be searched.' }),
  resultsPage: href().meta({
    title: 'Results page',
    description: 'The page with the SearchResults section, such as /search.html.',
  }),
  domain: plainText()
    .default('site')
    .meta({ title: 'Domain', description: 'The search service’s name for this site.' }),
  profile: plainText().default('main').meta({
    title: 'Profile',
    description: 'The search service’s profile; main-es and main-zh search those languages.',
  }),
});
export type Props = z.output<typeof schema>;
