import { defineProblems, error, warning } from '#composer/problems/problemType.ts';

/** Problems of links, and of the ids and files that they lead to. */
export const linkCodes = defineProblems({
  'broken-link': error('Broken link', 'There is no page {target}.'),
  'broken-anchor': error('Broken anchor', 'There is no “#{anchor}” on {page}.'),
  'duplicate-id': error('Id used twice', 'The id “{id}” is used twice on {page}; the first is {other}.'),
  'unknown-host': error(
    'Unknown external host',
    'Links to {host} are not allowed yet.',
    'When the bank has agreed to the link, add the host to "externalHosts" in site.json.',
    'OCC Bulletin 2003-15',
  ),
  'disguised-link': error(
    'Disguised link',
    'This link leads to {host}, which people cannot see in it: {disguise}.',
    'Write the address without it.',
  ),
  'unknown-frame': error(
    'Unknown page in a frame',
    'Pages of {origin} must not stand in a frame yet.',
    'When the bank trusts that site, add its origin to "frameOrigins" in site.json.',
    'OCC Bulletin 2003-15',
  ),
  'no-video-provider': error(
    'No provider of videos',
    'The site has no player for videos.',
    'Name the provider’s script in "video" of site.json.',
  ),
  'insecure-link': warning(
    'Insecure link',
    'This link uses http: and is not encrypted.',
    'Use https: if the site has it. Visitors are warned before they follow it to another site.',
  ),
  'missing-media': error('Missing file', 'There is no file {target}.', 'Put it into the media folder.'),
});
