import type { PropWarning } from '#section-kit/defineSection.ts';
import type { Props } from './FeaturedArticles.schema.ts';
import { mostArticles } from './featured.ts';

/** Warns of articles that are shown in parts, but are too few for more than one part. */
export function pageWarnings(props: Props): readonly PropWarning[] {
  const { view, pageSize } = props;
  const most = mostArticles(props);
  if (view === 'all' || most > pageSize) return [];
  const parts = view === 'pages' ? 'a single page' : 'all of them at once, without a button for more';
  const few = most === 1 ? 'one article' : `${most} articles`;
  return [
    {
      path: ['view'],
      message: `“${view}” shows ${parts}: there are at most ${few}, and “pageSize” is ${pageSize}.`,
      hint: 'Set a higher “limit”, a lower “pageSize”, or leave out “view”.',
    },
  ];
}
