import { ThemeProvider } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { brandTokens } from '#theme/brand.gen.ts';
import { createPorticoTheme } from '#theme/createPorticoTheme.ts';
import { theme } from '#theme/theme.ts';
import { Alert } from '#components/feedback/Alert.tsx';
import { CheckboxGroup, RadioField } from './ChoiceGroup.tsx';
import { Checkbox } from '#components/inputs/Checkbox.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { FormControlLabel } from '#components/inputs/FormControlLabel.tsx';
import { SelectField } from './SelectField.tsx';
import { Spinner } from '#components/feedback/Spinner.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

/** Renders HTML without style elements and class names. */
const render = (element: ReactElement) =>
  renderToStaticMarkup(
    <ThemeProvider theme={theme} disableStyleSheetGeneration>
      {element}
    </ThemeProvider>,
  ).replaceAll(/<style[^>]*>.*?<\/style>| class="[^"]*"/g, '');

/** Returns the start tag of the first element with this name. */
const tag = (html: string, name: string) => new RegExp(`<${name}\\b[^>]*>`).exec(html)?.[0] ?? '';

const options = [
  { value: 'a', label: 'One' },
  { value: 'b', label: 'Two' },
];
const wrong = { id: 'field', label: 'Field', helperText: 'Help', error: 'Wrong' };

describe.each([
  ['text field', 'input', <TextField key="text" {...wrong} />],
  ['text area', 'textarea', <TextArea key="area" {...wrong} />],
  ['select', 'select', <SelectField key="select" {...wrong} options={options} />],
  ['checkbox', 'input', <CheckboxField key="box" {...wrong} />],
])('a %s', (_name, element, field) => {
  const html = render(field);

  it('FORM-19 names its hint, then its error, and says that it is invalid', () => {
    expect(tag(html, element)).toContain('aria-describedby="field-hint field-error"');
    expect(tag(html, element)).toContain('aria-invalid="true"');
    expect(html).toContain('id="field-hint">Help<');
    expect(html).toContain('id="field-error">Wrong<');
  });

  it('has a label of its own', () => {
    expect(tag(html, element)).toContain('id="field"');
    expect(html).toContain('for="field"');
  });

  it('carries no style attribute, which the policy of the page forbids', () => {
    expect(html).not.toContain(' style=');
  });
});

it('a select and a text area have no type, which is for inputs', () => {
  const html = render(<TextArea label="Message" />) + render(<SelectField label="Term" options={options} />);
  expect(html).not.toContain(' type=');
});

it('a select starts with its empty choice', () => {
  const html = render(<SelectField label="Term" placeholder="Please choose" options={options} />);
  expect(tag(html, 'option')).toBe('<option value="">');
});

it('FORM-19 a group of radio buttons says for all of them what is wrong, and links to it lead to the first', () => {
  const html = render(<RadioField {...wrong} name="reply" options={options} />);
  expect(tag(html, 'fieldset')).toContain('aria-describedby="field-hint field-error"');
  expect(tag(html, 'fieldset')).toContain('aria-invalid="true"');
  expect(tag(html, 'input')).toContain('id="field"');
});

it('a group of checkboxes can start with several chosen', () => {
  const html = render(
    <CheckboxGroup label="Which?" name="which" options={options} defaultValue={['a', 'b']} />,
  );
  expect(html.match(/checked=""/g)).toHaveLength(2);
});

it('FORM-19 the error banner is a landmark with a name, and every entry leads to its field', () => {
  const html = render(
    <Alert
      id="errors"
      severity="error"
      heading="Please check"
      links={[{ text: 'Name is Required', href: '#name' }]}
    />,
  );
  expect(tag(html, 'section')).toContain('aria-labelledby="errors-heading"');
  expect(tag(html, 'section')).toContain('tabindex="-1"');
  expect(html).toContain('role="alert"');
  expect(html).toContain('<a href="#name">Name is Required</a>');
});

it('a text field takes `error` and `helperText` as MUI’s does', () => {
  const html = render(<TextField id="zip" label="Zip code" helperText="Enter five digits" error />);
  expect(tag(html, 'input')).toContain('aria-invalid="true"');
  expect(tag(html, 'input')).toContain('aria-describedby="zip-hint"');
  expect(html).not.toContain('zip-error');
});

it('signs inside a field are not read, its label says them', () => {
  const html = render(<TextField label="Rate in percent" endAdornment="%" />);
  expect(html).toContain('<span aria-hidden="true">%</span>');
});

it('a label beside a box names it, with an id of its own where none is given', () => {
  const html = render(<FormControlLabel control={<Checkbox />} label="New rates" />);
  const [, id = ''] = /<input[^>]* id="([^"]+)"/.exec(html) ?? [];
  expect(id).not.toBe('');
  expect(html).toContain(`<label for="${id}">New rates</label>`);
});

const fields = (
  <>
    <TextField {...wrong} />
    <SelectField label="Term" options={options} />
    <TextArea label="Message" />
    <CheckboxGroup label="Which?" options={options} />
    <RadioField label="Which one?" options={options} />
    <Alert severity="error" heading="Wrong" />
    <Spinner label="Loading" />
  </>
);

it.each([
  ['MuiInputBase', 'root', 3],
  ['MuiInputBase', 'input', 3],
  ['MuiNativeSelect', 'select', 1],
  ['MuiNativeSelect', 'icon', 1],
  ['MuiFormControl', 'root', 5],
  ['MuiFormLabel', 'root', 5],
  ['MuiFormHelperText', 'root', 2],
  ['MuiFormControlLabel', 'label', 4],
  ['MuiFormGroup', 'root', 2],
  ['MuiCheckbox', 'root', 2],
  ['MuiRadio', 'root', 2],
  ['MuiAlert', 'root', 1],
  ['MuiAlert', 'icon', 1],
  ['MuiAlert', 'message', 1],
  ['MuiAlertTitle', 'root', 1],
  ['PorticoSpinner', 'ring', 1],
])('what a theme says of %s, %s, shows', (name, slot, count) => {
  const components = { [name]: { styleOverrides: { [slot]: { order: 4711 } } } };
  const html = renderToStaticMarkup(
    <ThemeProvider theme={createPorticoTheme(brandTokens, { components })}>{fields}</ThemeProvider>,
  );
  const styled = new Set(
    [...html.matchAll(/\.(css-[\w-]+)\{[^}]*order:4711/g)].map(([, found = '']) => found),
  );
  const shown = [...styled].flatMap((found) => [
    ...html.matchAll(new RegExp(`class="[^"]*${found}[" ]`, 'g')),
  ]);
  expect(shown).toHaveLength(count);
});
