/** Headers of every answer. */
export const sharedHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Headers of what a browser may show as a document. A page's own Content-Security-Policy is added where there is a
 * page. On a font or a script they would mean nothing, and every byte before the first paint counts.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...sharedHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/**
 * A page's policy as a header: with what a meta element cannot say. Not `report-to`: a browser that knows it ignores
 * `report-uri`, waits a minute, and sends nothing at all where the site is not https.
 *
 * @param csp left out for a page whose policy only its own meta element says.
 */
export const pagePolicy = (csp?: string): string =>
  [...(csp === undefined ? [] : [csp]), "frame-ancestors 'none'", 'report-uri /csp-report'].join('; ');

/** The policy of answers that are no pages. */
export const servicePolicy = "default-src 'none'; frame-ancestors 'none'";
