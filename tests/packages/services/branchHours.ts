import { defineService, RefusedRequest } from 'portico/service';
import { z } from 'zod';

const hours: Readonly<Record<string, string>> = { main: 'Monday to Friday, 9 to 5' };

/** A service of a site's own: when a branch is open. */
export const branchHours = defineService({
  path: 'branchHours',
  request: z.strictObject({ branch: z.string().min(1) }),
  response: z.strictObject({ branch: z.string(), hours: z.string() }),
  perMinute: 20,
  answer({ branch }) {
    if (branch === 'broken') throw new Error('The list of branches cannot be read.');
    const found = hours[branch];
    if (found === undefined) throw new RefusedRequest(`There is no branch "${branch}".`, 404);
    return { branch, hours: found };
  },
});
