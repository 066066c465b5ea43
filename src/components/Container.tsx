import type { ReactNode } from 'react';

/** The page's column: as wide as content may be, with the gutter of every screen. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={className ? `wrap ${className}` : 'wrap'}>{children}</div>;
}
