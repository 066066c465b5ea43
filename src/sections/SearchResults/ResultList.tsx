import type { SearchDoc } from '#data/search.ts';
import { safeHref } from '#lib/address/urls.ts';
import { Match, Result, Results, ResultTitle } from './SearchResults.styles.ts';

/** The documents on a page of results. All of the service's values are rendered as text (SEC-03). */
export function ResultList({ docs, start }: { docs: readonly SearchDoc[]; start: number }) {
  return (
    <Results start={start}>
      {docs.map(({ url, title, format, summary }) => (
        <Result key={url}>
          <ResultTitle href={safeHref(url) ?? '#'}>
            {title}
            {format !== '' && format !== 'html' && ` (${format.toUpperCase()})`}
          </ResultTitle>
          <p>
            {summary.map(({ text, isMatch }, index) => {
              // Only their position identifies the parts.
              const key = `${index}-${text.slice(0, 12)}`;
              return isMatch ? <Match key={key}>{text}</Match> : <span key={key}>{text}</span>;
            })}
          </p>
        </Result>
      ))}
    </Results>
  );
}
