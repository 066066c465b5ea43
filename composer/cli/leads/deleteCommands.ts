import { Command } from '@commander-js/extra-typings';
import { type MakeCommand, WrongUse } from '#composer/cli/kit/Cli.ts';
import { table } from '#composer/cli/kit/table.ts';
import {
  deleteLeads,
  leadsOfEmail,
  type LeadsOfPerson,
  recordedDeletions,
} from '#composer/server/store/deletePerson.ts';
import { findLeads, type KnownLead } from '#composer/server/store/leadQueries.ts';
import { readIds } from './leadOptions.ts';
import { complain, leadsOf, onStore, recorded, say, type Work } from './leadsWork.ts';

const idsOf = (leads: readonly KnownLead[]) => leads.map(({ id }) => id).join(', ');

/** Parses an email address. @throws {WrongUse} */
function readEmail(text: string): string {
  const address = text.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(address)) return address;
  throw new WrongUse(`--email: expected an address such as ada@example.com; got "${text}".`);
}

interface DeleteOptions {
  readonly ids: readonly number[];
  readonly email?: string | undefined;
  readonly yes: boolean;
}

async function chosenLeads({ store }: Work, { ids, email }: DeleteOptions): Promise<LeadsOfPerson> {
  if (email !== undefined) return leadsOfEmail(store, email);
  return { own: await findLeads(store, { ids }, { limit: ids.length }), mentions: [] };
}

async function remove(work: Work, options: DeleteOptions): Promise<number> {
  const { own, mentions } = await chosenLeads(work, options);
  if (mentions.length > 0)
    say(`The address is also in the text of ${leadsOf(mentions.length)}, which remain: ${idsOf(mentions)}.`);
  if (own.length === 0) {
    complain('no lead matches.');
    return 1;
  }
  if (options.yes) {
    const reason = options.email === undefined ? 'id' : 'email';
    await recorded(work, 'delete', { ids: own.map(({ id }) => id).join(' '), reason }, () =>
      deleteLeads(work.store, own, reason),
    );
    say(`${leadsOf(own.length)} deleted: ${idsOf(own)}.`);
  } else say(`${leadsOf(own.length)} would be permanently deleted: ${idsOf(own)}. Add --yes to delete.`);
  const delivered = own.filter(({ state }) => state === 'delivered');
  if (delivered.length > 0) say(`The bank's system has its own copy of: ${idsOf(delivered)}.`);
  return 0;
}

/** `portico leads delete`: deletes what is stored about one person, and records that it was done. */
export const deleteCommand: MakeCommand = ({ context: { root }, action }) =>
  new Command('delete')
    .description('permanently delete the leads of one person, or single leads; without --yes, only list them')
    .argument('[id...]', 'ids of leads', readIds, [])
    .option('--email <address>', 'all leads with this email address', readEmail)
    .option('--yes', 'delete the leads', false)
    .action(
      action((ids, { email, yes }) => {
        if ((ids.length === 0) === (email === undefined))
          throw new WrongUse('delete: either --email or lead ids are required.');
        return onStore(root, (work) => remove(work, { ids, email, yes }));
      }),
    );

/** `portico leads deletions`: lists the record of `portico leads delete`. */
export const deletionsCommand: MakeCommand = ({ context: { root }, action }) =>
  new Command('deletions').description('list which leads were deleted with "delete", and when').action(
    action(() =>
      onStore(root, async ({ store }) => {
        const deletions = await recordedDeletions(store);
        const rows = deletions.flatMap(({ deletedAt, reason, leads }) =>
          leads.map(({ id, form, state }) => [
            new Date(deletedAt).toISOString(),
            reason,
            String(id),
            form,
            state,
          ]),
        );
        const head = ['deleted', 'by', 'lead', 'form', 'state'];
        say(rows.length === 0 ? 'No leads were deleted.' : table([head, ...rows]));
        return 0;
      }),
    ),
  );
