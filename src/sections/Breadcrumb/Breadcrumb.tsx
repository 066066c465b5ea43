import { Breadcrumbs } from '#components/navigation/Breadcrumbs.tsx';
import { Container } from '#components/layout/Container.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './Breadcrumb.schema.ts';
import { Root } from './Breadcrumb.styles.ts';
import type { words } from './Breadcrumb.words.ts';

/** The page's position in the site. Trails longer than 572 px (medium) or 956 px (large) are truncated (WIDG-04). */
export function Breadcrumb(author: Props) {
  const { trail, current } = useThemeProps({ props: author, name: 'PorticoBreadcrumb' });
  const word = useWords<typeof words>();
  return (
    // Not part of the page’s text, for search engines and the site’s own search.
    <Root data-nosnippet="">
      <Container>
        <Breadcrumbs aria-label={word('breadcrumbLabel')}>
          {trail.map(({ text, href }) => (
            <Link key={href} href={href}>
              {text}
            </Link>
          ))}
          <span aria-current="page">{current}</span>
        </Breadcrumbs>
      </Container>
    </Root>
  );
}
