import { Command } from '@commander-js/extra-typings';
import { type MakeCommand, oneOf } from '#composer/cli/kit/Cli.ts';
import { table } from '#composer/cli/kit/table.ts';
import { withStore } from '#composer/cli/kit/withStore.ts';
import { readMoment } from '#composer/cli/leads/moment.ts';
import { type SeenPage, seenPages } from '#composer/server/store/pageViewQueries.ts';

const head = ['views', 'sessions started', 'page', 'section', 'language', 'status'];

const line = ({ fields, views, sessions }: SeenPage) => [
  String(views),
  String(sessions),
  fields['currentPage'] ?? '',
  [fields['siteSection'], fields['subSiteSection']].filter(Boolean).join('/'),
  fields['language'] ?? '',
  fields['transactionStatus'] ?? '',
];

/** `portico page-views`: prints how often pages were viewed. The exit code is 1 if there are no page views. */
export const pageViews: MakeCommand = ({ context: { root }, output, action }) =>
  new Command('page-views')
    .description('print page views, most viewed pages first')
    .option('--since <date>', 'first day to count', readMoment('--since'))
    .option('--format <format>', 'table or json', oneOf('--format', ['table', 'json']), 'table')
    .action(
      action(({ since, format }) =>
        withStore('page-views', root, async ({ store }) => {
          const seen = await seenPages(store, since?.day ?? '');
          if (format === 'json') output.out(`${JSON.stringify(seen, null, 2)}\n`);
          else output.out(seen.length === 0 ? 'No page views.\n' : `${table([head, ...seen.map(line)])}\n`);
          return seen.length > 0 ? 0 : 1;
        }),
      ),
    );
