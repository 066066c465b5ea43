import { bankProblems } from './bankCatalogue.ts';
import { brandProblems } from './brandCatalogue.ts';
import { error, warning, type CatalogueEntry, type NamesIn } from './catalogueEntry.ts';
import { mediaProblems } from './mediaCatalogue.ts';
import { packageProblems } from './packageCatalogue.ts';

/** Every problem the checker can find: the one place for its words. Messages are sentences an author understands. */
export const problemCatalogue = {
  'file-unreadable': error('File cannot be read', 'This file cannot be read: {reason}.'),
  'file-too-large': error(
    'File too large',
    'This file has {size} kB; a definition may have at most {limit} kB.',
    'Split it, or move repeated sections to fragments.',
  ),
  'json-too-deep': error(
    'JSON too deep',
    'Brackets are more than {limit} levels deep here.',
    'Sections rarely need ten levels; look for a bracket that was never closed.',
  ),
  'json-syntax': error('Not valid JSON', '{detail}'),
  'json-duplicate-key': error(
    'Name written twice',
    '“{key}” is written twice in the same object (first on line {line}); only one of them would count.',
    'Delete one of them.',
  ),
  'json-forbidden-key': error('Forbidden name', '“{key}” cannot be used as a name in a definition.'),

  'text-turned': error(
    'Invisible change of direction',
    'The invisible character {name} makes text show in another order than it is written in.',
    'Delete it: English, Spanish and Chinese need none.',
  ),

  'page-name': error(
    'File name unfit for an address',
    'The name of this file would make the address {path}.',
    'Use lower-case letters, digits and dashes: cd-rates.json becomes /cd-rates.html.',
  ),
  'duplicate-page': error(
    'Two pages, one address',
    'This page and {other} would both be {path}.',
    'Rename one file.',
  ),
  'site-missing': error('No site.json', 'There is no site.json in this folder, or it is not valid.'),
  'unknown-property': error('Unknown property', '{owner} has no property “{name}”{place}.'),
  'renamed-key': error('Old name', '“{name}”{place} is called “{now}” now.'),
  'missing-property': error('Missing property', '{owner} needs “{name}”{place}.'),
  'empty-page': error('Empty page', 'This page has no sections.', 'Add at least one, or delete the file.'),
  'entry-kind': error(
    'Neither section nor fragment',
    'An entry needs either “component” or “fragment”.',
    'Write { "component": "RichText", "props": { … } } or { "fragment": "name" }.',
  ),
  'prop-outside': error(
    'Prop outside of “props”',
    '“{name}” is a prop of {component} and belongs inside “props”.',
    'Move it into "props": { … }.',
  ),

  'unknown-component': error('Unknown section', 'There is no section “{name}”.'),
  'unknown-prop': error('Unknown prop', '{owner} has no prop “{name}”{place}.'),
  'missing-prop': error('Missing prop', '{owner} needs “{name}”{place}.'),
  'wrong-type': error('Wrong type', '“{name}” of {owner} must be {expected}, not {received}.'),
  'wrong-value': error(
    'Value not allowed',
    '“{name}” of {owner} cannot be {received}; it must be {expected}.',
  ),
  'empty-text': error('Empty text', '“{name}” of {owner} is empty.'),
  'out-of-range': error('Out of range', '“{name}” of {owner} must {expected}; it {received}.'),
  'invalid-value': error('Value not right', '“{name}” of {owner} is not right: {received}. {detail}.'),
  'image-without-size': error(
    'Image without size',
    '{owner} needs “{name}”{place}: without its size the page jumps when the image arrives.',
    'Give width and height of the file in pixels; CSS may still show it smaller.',
  ),
  'image-without-alt': error(
    'Image without text alternative',
    '{owner} needs “alt”{place}: what the image tells, for people who cannot see it.',
    'Write "alt": "" for an image that only decorates.',
  ),
  'unknown-slot': error('Unknown slot', '{component} has no slot “{name}”.'),

  'unknown-fragment': error('Unknown fragment', 'There is no fragment “{name}”{place}.'),
  'fragment-loop': error('Fragment inside itself', 'This fragment would contain itself: {loop}.'),
  'nesting-too-deep': error(
    'Sections too deep',
    'Sections and fragments are more than {limit} levels deep here.',
  ),
  'unknown-layout': error('Unknown layout', 'There is no layout “{name}”.'),
  'unknown-word': error('Unknown word', 'There is no word “{name}” in {files}.'),
  'untranslated-words': warning(
    'Words not translated',
    'words/en.json has words that are missing here: {names}.',
    'Pages in this language that use them are refused.',
  ),
  'unknown-placeholder': error(
    'Unknown placeholder',
    '“{name}” is not a placeholder.',
    'Placeholders are {date}, {zipcode|fallback}, {firstname|fallback}, {word:key}, {rate:key|fallback} and {lang:es|passage}. Write \\{ for a brace.',
  ),

  'duplicate-field': error(
    'Two fields, one name',
    'This form has another field “{name}”; only one would be sent.',
  ),
  'unknown-field': error('Unknown field', 'This form has no field “{name}”.'),
  'unknown-choice': error(
    'Condition that never holds',
    '“{field}” is never {received}; its choices are {expected}.',
  ),
  'condition-contradiction': error(
    'Conditions that contradict each other',
    '{effect}: {reason}.',
    'Change one of the conditions, or delete the one that never matters.',
  ),
  'field-never-valid': error('Field that nobody can fill in', '“{name}” could never be filled in: {reason}.'),
  'duplicate-choice': error(
    'Two choices, one value',
    '“{name}” has the value {received} twice; the server could not tell the choices apart.',
  ),
  'condition-loop': error(
    'Fields that wait for each other',
    'This field would never show, because these wait for each other: {loop}.',
  ),
  'duplicate-form': error(
    'Two forms, one id',
    'Another form “{id}” is on {page}; the server could not tell them apart.',
    'Give each form a “formId” of its own, or put the form into a fragment that both pages use.',
  ),
  'form-action': error(
    'Action that nobody answers',
    'The action {action} is neither below {service} nor one of the site’s form services.',
    'Write a path below {service}, or name the bank’s form service under "formUpstreams" in site.json.',
  ),
  'form-action-taken': error(
    'Two forms, one action',
    'The form “{id}” is posted to {action} already; the server could not tell them apart.',
    'Give each form an action of its own, or leave it out.',
  ),
  'form-leads-outside': error(
    'Form leads away',
    'A form can only lead to a page of this site, not to {received}.',
    'Name a page of this site. A redirect may also lead to an origin of "redirectOrigins" in site.json.',
  ),
  'sensitive-in-address': error(
    'Sensitive value in an address',
    'The value of “{name}” is sensitive; addresses are kept in logs and histories.',
    'Leave the field out of "address". It is sent in the body of the form anyway.',
  ),
  'form-error-page': error(
    'Error page without “.error”',
    'The page for errors must have “.error” in its name, so that it shows what went wrong.',
    'contact-us.error.json becomes /contact-us.error.html.',
  ),

  'duplicate-id': error('Id used twice', 'The id “{id}” is used twice on {page}; the first is {other}.'),
  'unknown-footnote': error('Mark without a note', '“[^{key}]” refers to a note that is not on {page}.'),
  'orphan-footnote': error(
    'Note without a mark',
    'Nothing refers to the note “{key}”.',
    'Write [^{key}] where it belongs, or delete the note.',
  ),
  'duplicate-footnote': error(
    'Two notes, one key',
    'The note “{key}” is on {page} twice; the first is {other}.',
  ),

  'unsafe-link': error(
    'Link not allowed',
    'A link cannot lead to {received}.',
    'Links lead to /page.html, #anchor, https://…, mailto:… or tel:….',
  ),
  'broken-link': error('Broken link', 'There is no page {target}.'),
  'broken-anchor': error('Broken anchor', 'There is no “#{anchor}” on {page}.'),
  'unknown-host': error(
    'Unknown external host',
    'Links to {host} are not allowed yet.',
    'When the bank has agreed to the link, add the host to "externalHosts" in site.json.',
    'OCC Bulletin 2003-15',
  ),
  'insecure-link': warning(
    'Insecure link',
    'This link uses http: and is not encrypted.',
    'Use https: if the site has it.',
  ),
  'missing-media': error('Missing file', 'There is no file {target}.', 'Put it into the media folder.'),
  'image-distorted': warning(
    'Image of another shape',
    '{file} is {natural}, but the page says {said}; it would show distorted.',
    'Write the width and height of the file, or a height of {right} beside this width.',
  ),
  'vague-link-text': warning(
    'Link text that says nothing',
    'The link text “{text}” does not say where the link leads.',
    'Name what is there: people who use screen readers hear links without the text around them.',
    'WCAG 2.2, 2.4.4',
  ),
  'address-as-link-text': warning(
    'Address as link text',
    'The link text “{text}” is an address, which screen readers spell out.',
    'Name what is there: [FDIC deposit insurance](https://www.fdic.gov).',
    'WCAG 2.2, 2.4.4',
  ),
  'wrong-language': warning(
    'Text in another language',
    'This text is in {language}, but {page} is in {expected}.',
    'Translate it, or mark a name or a quotation as what it is: {example}.',
    'WCAG 2.2, 3.1.2',
  ),
  'image-in-text': error('Image in text', 'Text cannot hold images; this one would show as typed.', '{how}.'),
  'html-in-text': warning(
    'HTML in text',
    'Text cannot hold HTML; “{tag}” would show as typed.',
    'Use {marks}.',
  ),

  'locale-against-path': error(
    'Locale that contradicts the path',
    'Every page in the folder {folder} is {right}; this one says {locale}.',
    'Delete "locale", or move the page out of the folder.',
  ),
  'alternate-missing': error(
    'Alternate does not exist',
    'There is no page {target} for the alternate “{locale}”.',
  ),
  'alternate-language': error('Alternate in another language', '{target} is not in the language “{locale}”.'),
  'alternate-self': error(
    'Alternate of itself',
    'A page is not an alternate of itself.',
    'Delete this line.',
  ),
  'alternate-one-way': error(
    'Alternate that does not point back',
    '{target} does not name {page} as its alternate “{locale}”, so search engines ignore both.',
    'Add "{locale}": "{page}" to the alternates of {target}.',
  ),
  'alternate-unsaid': warning(
    'Alternate not named',
    '{target} looks like this page in another language, but is not among its alternates.',
    'Add "{locale}": "{target}" to "alternates".',
  ),

  'redirect-to-missing-page': error('Redirect to a missing page', 'There is no page {target}.'),
  'redirect-to-redirecting-page': error(
    'Redirect to a page that redirects',
    '{target} redirects visitors as well.',
    'Redirect them to a page without "redirect".',
  ),

  'no-main-heading': error('No main heading', 'No section of this page has a heading of level 1.', '{how}.'),
  'second-main-heading': error(
    'Two main headings',
    '{page} has a second heading of level 1 here; the first is {other}.',
  ),
  'heading-skip': error(
    'Heading level skipped',
    'The heading level goes from {before} to {level} on {page}.',
    '{how}, so that screen readers announce an outline without holes.',
  ),

  'title-length': warning('Title length', 'The title has {length} characters; {advice}.'),
  'description-length': warning('Description length', 'The description has {length} characters; {advice}.'),
  'duplicate-title': warning(
    'Title used twice',
    '{other} has the same title.',
    'Each page needs a title of its own.',
  ),
  'unused-fragment': warning('Unused fragment', 'No page uses this fragment.'),

  'redirect-duplicate': error('Redirect written twice', 'There is already a redirect from {from}.'),
  'redirect-shadows-page': error(
    'Redirect hides a page',
    '{from} is a page, which this redirect would hide.',
  ),
  'redirect-loop': error('Redirects in a circle', 'These redirects lead in a circle: {loop}.'),

  ...mediaProblems,
  ...packageProblems,
  ...bankProblems,
  ...brandProblems,
} as const satisfies Record<string, CatalogueEntry>;

export type ProblemCode = keyof typeof problemCatalogue;

type Parameters<Text> = Readonly<Record<NamesIn<Text>, string | number>>;

/** What fills the `{name}` places of a problem's message, and of its hint where it has some of its own. */
export type ParametersOf<Code extends ProblemCode> = Parameters<(typeof problemCatalogue)[Code]['message']> &
  Partial<Parameters<(typeof problemCatalogue)[Code]['hint']>>;
