/** Headers of every response. */
export const sharedHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Headers of responses that a browser may show as a document. A page's own Content-Security-Policy is added to them.
 * Fonts and scripts don't need them, and every byte before the first paint counts.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...sharedHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/**
 * Returns a page's policy for the header, with directives that a meta element cannot have. No `report-to`: browsers
 * that support it ignore `report-uri`, delay reports by a minute, and send none if the site is not https.
 *
 * @param csp Leave it out for a page whose policy is only in its meta element.
 */
export const pagePolicy = (csp?: string): string =>
  [...(csp === undefined ? [] : [csp]), "frame-ancestors 'none'", 'report-uri /csp-report'].join('; ');

/** The policy of PDFs. They run no scripts of the site, and viewers need styles of their own. */
export const framePolicy = "frame-ancestors 'none'";

/** The policy of responses that are not pages. */
export const servicePolicy = "default-src 'none'; frame-ancestors 'none'";
