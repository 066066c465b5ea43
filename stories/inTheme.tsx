import type { ComponentType } from 'react';
import { Container } from '#components/layout/Container.tsx';

/** Decorator that renders a component as on a page, with the page's gutter around it. */
export function inTheme(Story: ComponentType) {
  return (
    <Container component="main" sx={{ paddingBlock: 3 }}>
      <p className="visually-hidden">Story</p>
      <Story />
    </Container>
  );
}
