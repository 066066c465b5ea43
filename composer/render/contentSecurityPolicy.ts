import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';

// Hashes are cached, because thousands of pages share a script, and hundreds a style.
const hashes = new LRUCache<string, string>({
  max: 200,
  memoMethod: (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});

const hash = (text: string): string => hashes.memo(text);

/** Additional origins that a page may load from, by directive. */
type PolicyOrigins = Readonly<
  Record<'script' | 'style' | 'image' | 'connect' | 'frame' | 'form' | 'media', readonly string[]>
>;

/**
 * Returns the Content-Security-Policy of a page: its inline script and style by hash, everything else from the site.
 */
export function contentSecurityPolicy(
  script: string,
  style: string,
  origins: Partial<PolicyOrigins> = {},
): string {
  const directive = (name: string, sources: readonly string[], more: readonly string[] = []) =>
    [name, ...new Set([...sources, ...more])].join(' ');
  const { frame = [], media = [] } = origins;
  return [
    "default-src 'none'",
    directive('script-src', script === '' ? ["'self'"] : ["'self'", hash(script)], origins.script),
    directive('style-src', ["'self'", hash(style)], origins.style),
    "style-src-attr 'none'",
    directive('img-src', ["'self'"], origins.image),
    "font-src 'self'",
    directive('connect-src', ["'self'"], origins.connect),
    ...(frame.length > 0 ? [directive('frame-src', frame)] : []),
    ...(media.length > 0 ? [directive('media-src', media)] : []),
    // Browsers also apply it to the redirect after a form submission.
    directive('form-action', ["'self'"], origins.form),
    "base-uri 'none'",
  ].join('; ');
}

/** Returns a page's policy with the hash of another style. */
export const withStyleHash = (policy: string, own: string, style: string): string =>
  policy.replace(hash(own), () => hash(style));

/** What a page has that loads from other origins. */
export interface PageNeeds {
  /** Whether it fills style elements that it inserts empty. */
  readonly fillsStyleElements: boolean;
  /** Whether it has a captcha of an external provider. */
  readonly needsCaptcha: boolean;
  readonly needsVideo: boolean;
  /** Addresses of pages in frames. */
  readonly frames: ReadonlySet<string>;
}

/** Returns the origins that a page with a captcha may load from. */
function captchaOrigins({ captcha }: SiteDefinition): Partial<PolicyOrigins> {
  if (captcha === 'embedded') return {};
  const { origins, script } = captcha;
  return { ...origins, script: [new URL(script).origin, ...origins.script] };
}

/** Returns the origins that a page with a video may load from. */
function videoOrigins({ video }: SiteDefinition): Partial<PolicyOrigins> {
  if (!video) return {};
  const { origins, script } = video;
  const own = script.startsWith('/') ? [] : [new URL(script).origin];
  return { ...origins, script: [...own, ...origins.script], media: ["'self'", 'blob:', ...origins.media] };
}

/** Returns the frame sources for a page's policy: the site itself, and other origins if `site.json` lists them. */
function frameSources(frames: Iterable<string>, { frameOrigins }: SiteDefinition): string[] {
  const sources = [...frames].flatMap((address) => {
    if (address.startsWith('/')) return ["'self'"];
    const { origin } = new URL(address);
    return frameOrigins.includes(origin) ? [origin] : [];
  });
  return [...new Set(sources)];
}

/** Returns the origins that a page may load from besides the site itself. */
export function policyOrigins(renderer: PageNeeds, site: SiteDefinition): Partial<PolicyOrigins> {
  const { productionOrigin } = site.rates;
  const rates = productionOrigin === undefined ? [] : [new URL(productionOrigin).origin];
  const gateway = site.assistant?.gateway === undefined ? [] : [site.assistant.gateway];
  const captcha = renderer.needsCaptcha ? captchaOrigins(site) : {};
  const video = renderer.needsVideo ? videoOrigins(site) : {};
  const ofProviders = (name: keyof PolicyOrigins) => [...(captcha[name] ?? []), ...(video[name] ?? [])];
  return {
    script: ofProviders('script'),
    style: [...(renderer.fillsStyleElements ? [hash('')] : []), ...ofProviders('style')],
    image: ofProviders('image'),
    media: ofProviders('media'),
    form: site.redirectOrigins,
    connect: [...rates, ...gateway, ...ofProviders('connect')],
    frame: [...frameSources(renderer.frames, site), ...ofProviders('frame')],
  };
}
