import { defineProblems, error, warning } from '#composer/problems/problemType.ts';

/** Problems with the structure of a page: sections, slots, fragments, its layout. */
export const sectionCodes = defineProblems({
  'empty-page': error('Empty page', 'This page has no sections.', 'Add at least one, or delete the file.'),
  'entry-kind': error(
    'Neither section nor fragment',
    'An entry needs either “component” or “fragment”.',
    'Write { "component": "RichText", "props": { … } } or { "fragment": "name" }.',
  ),
  'prop-outside': error(
    'Prop outside “props”',
    '“{name}” is a prop of {component} and belongs inside “props”.',
    'Move it into "props": { … }.',
  ),
  'prop-without-effect': warning('Prop that visitors will not notice', '{message}'),
  'unknown-component': error('Unknown section', 'There is no section “{name}”.'),
  'unknown-slot': error('Unknown slot', '{component} has no slot “{name}”.'),
  'not-in-slot': error(
    'Section not allowed in a slot',
    'Only {only} is allowed here.',
    'Move other sections to a slot of {only}, or above or below the parent section.',
  ),
  'outside-its-slot': error(
    'Section outside its slot',
    'This section is only allowed in the slot “{slot}” of {component}.',
  ),
  'empty-slot': error('Empty slot', 'The slot “{slot}” of {component} needs at least one {only}.'),
  'nesting-too-deep': error(
    'Sections nested too deeply',
    'Sections and fragments are nested more than {limit} levels deep here.',
  ),
  'too-many-sections': error(
    'Too many sections',
    'With the fragment “{name}”, the fragments here add more than {limit} sections to a page.',
    'Look for fragments that contain the same fragment more than once, and do so again.',
  ),
  'unknown-fragment': error('Unknown fragment', 'There is no fragment “{name}”{place}.'),
  'fragment-loop': error('Circular fragment', 'This fragment would contain itself: {loop}.'),
  'unknown-layout': error('Unknown layout', 'There is no layout “{name}”.'),
  'unused-fragment': warning('Unused fragment', 'No page uses this fragment.'),
});
