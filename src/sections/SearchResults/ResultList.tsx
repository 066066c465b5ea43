import type { SearchDoc } from '#data/search.ts';
import { safeHref } from '#lib/urls.ts';

/** The documents of one page of results; what the service says is only ever text (SEC-03). */
export function ResultList({ docs, start }: { docs: readonly SearchDoc[]; start: number }) {
  return (
    <ol start={start}>
      {docs.map(({ url, title, summary }) => (
        <li key={url}>
          <a href={safeHref(url) ?? '#'}>{title}</a>
          <p>
            {summary.map(({ text, isMatch }, index) => {
              // Parts have no identity but their place.
              const key = `${index}-${text.slice(0, 12)}`;
              return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
            })}
          </p>
        </li>
      ))}
    </ol>
  );
}
