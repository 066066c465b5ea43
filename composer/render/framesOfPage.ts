import { contentKinds } from '#section-kit/contentKinds.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { visitContent } from '#section-kit/walkSchema.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';

/** Returns the addresses of framed pages in a section's props. */
export function framesOf(section: AnySection, props: unknown): readonly string[] {
  const frames: string[] = [];
  if (!contentKinds(section).has('frame')) return frames;
  visitContent(section.schema, props, (kind, value) => {
    if (kind === 'frame' && typeof value === 'string') frames.push(value);
  });
  return frames;
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
