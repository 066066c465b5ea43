import { defineProblems, error, warning } from '#composer/problems/problemType.ts';

/** Problems with links, and with the ids and files that they target. */
export const linkCodes = defineProblems({
  'broken-link': error('Broken link', 'There is no page {target}.'),
  'broken-anchor': error('Broken anchor', 'There is no “#{anchor}” on {page}.'),
  'duplicate-id': error('Duplicate id', 'The id “{id}” is used twice on {page}; the first is {other}.'),
  'unknown-host': error(
    'Unknown external host',
    'Links to {host} are not allowed yet.',
    'Once the bank has approved the link, add the host to "externalHosts" in site.json.',
    'OCC Bulletin 2003-15',
  ),
  'disguised-link': error(
    'Disguised link',
    'This link leads to {host}, but its address disguises that: {disguise}.',
    'Write the plain address.',
  ),
  'unknown-frame': error(
    'Unknown frame origin',
    '{origin} is not allowed in a frame yet.',
    'Once the bank has approved the site, add its origin to "frameOrigins" in site.json.',
    'OCC Bulletin 2003-15',
  ),
  'no-video-provider': error(
    'No video provider',
    'The site has no video player.',
    'Configure the provider’s script under "video" in site.json.',
  ),
  'insecure-link': warning(
    'Insecure link',
    'This link uses http:, which is not encrypted.',
    'Use https: if the site supports it. Visitors are warned before they follow an http: link to another site.',
  ),
  'missing-media': error('Missing file', 'There is no file {target}.', 'Add it to the media folder.'),
});
