import { Component, Fragment, type ReactNode } from 'react';

/** Renderings of an island in succession that may fail before it is given up. */
const attempts = 3;

interface BoundaryProps {
  /** Called while React renders, before it changes the page. */
  readonly onRender: () => void;
  /** Called when React has changed the page, before anything else can happen in it. */
  readonly onCommit: () => void;
  readonly children: ReactNode;
}

/**
 * Renders an island anew when React fails in it, which happens when the browser translates the page or an extension
 * moves its nodes.
 */
export class IslandBoundary extends Component<BoundaryProps, { readonly error?: unknown }> {
  static getDerivedStateFromError = (error: unknown): { readonly error: unknown } => ({ error });

  override readonly state: { readonly error?: unknown } = {};
  #failures: unknown[] = [];

  override componentDidMount(): void {
    this.props.onCommit();
  }

  override componentDidUpdate(): void {
    this.props.onCommit();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error !== undefined && !this.#failures.includes(error)) this.#failures.push(error);
    if (this.#failures.length > attempts) throw error;
    this.props.onRender();
    return <Fragment key={this.#failures.length}>{this.props.children}</Fragment>;
  }
}
