import type { AnySection } from '#section-kit/defineSection.ts';
import { visitContent } from '#section-kit/walkSchema.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';

const holdsFrames = new WeakMap<AnySection, boolean>();

function framesIn({ schema }: AnySection, props: unknown): string[] {
  const frames: string[] = [];
  visitContent(schema, props, (kind, value) => {
    if (kind === 'frame' && typeof value === 'string') frames.push(value);
  });
  return frames;
}

/** Returns the addresses of framed pages in a section's props. */
export function framesOf(section: AnySection, props: unknown): readonly string[] {
  const holds = holdsFrames.get(section) ?? framesIn(section, section.examples.default).length > 0;
  holdsFrames.set(section, holds);
  return holds ? framesIn(section, props) : [];
}

/** Returns the frame sources for a page's policy: the site itself, and other origins if `site.json` lists them. */
export function frameSources(frames: Iterable<string>, { frameOrigins }: SiteDefinition): string[] {
  const sources = [...frames].flatMap((address) => {
    if (address.startsWith('/')) return ["'self'"];
    const { origin } = new URL(address);
    return frameOrigins.includes(origin) ? [origin] : [];
  });
  return [...new Set(sources)];
}
