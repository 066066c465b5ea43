import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as surface from 'portico';
import type { AnySection } from '#section-kit/defineSection.ts';
import { mainOf, rendered } from '#tests/render/renderSite.ts';

// Whoever changes a list changes what other packages may rely on.
const values = [
  'Banner',
  'Box',
  'Breadcrumbs',
  'Button',
  'Card',
  'CardActionArea',
  'CardActions',
  'CardContent',
  'CardMedia',
  'CheckboxGroup',
  'CheckboxInput',
  'Chip',
  'Container',
  'Divider',
  'FieldFrame',
  'FormView',
  'Grid',
  'Heading',
  'Icon',
  'IconButton',
  'Inline',
  'Link',
  'List',
  'ListItem',
  'ListItemButton',
  'ListItemIcon',
  'ListItemText',
  'Pagination',
  'Paper',
  'Picture',
  'RadioGroup',
  'RateFigure',
  'Rich',
  'SectionFrame',
  'SectionProvider',
  'SelectInput',
  'Skeleton',
  'Slot',
  'Spinner',
  'Stack',
  'Table',
  'TableBody',
  'TableCell',
  'TableContainer',
  'TableHead',
  'TableRow',
  'TextArea',
  'TextInput',
  'Typography',
  'ZipCodeForm',
  'anchorId',
  'baseCss',
  'breakpoints',
  'cardOfferQuery',
  'cashOutQuery',
  'cdRatesQuery',
  'chineseCss',
  'darkColours',
  'defineSection',
  'defineWords',
  'depositRatesQuery',
  'fillWord',
  'fontSizes',
  'fonts',
  'footnoteKey',
  'formDefinition',
  'formErrors',
  'formWords',
  'formatDay',
  'formatDollars',
  'formatPercent',
  'headingLevel',
  'homeEquityQuery',
  'homeEquityStatesQuery',
  'href',
  'iconNames',
  'image',
  'inlineText',
  'inverseAction',
  'inverseSecondaryAction',
  'lightColours',
  'link',
  'loanRateQuery',
  'loanTerms',
  'locales',
  'media',
  'mortgageRatesQuery',
  'pageWords',
  'personalLineQuery',
  'plainText',
  'primaryAction',
  'quietAction',
  'radius',
  'rateDecimals',
  'registry',
  'resolveProps',
  'richText',
  'searchQuery',
  'secondaryAction',
  'shadow',
  'space',
  'standaloneContext',
  'styled',
  'suggestionsQuery',
  'theme',
  'useSection',
  'useTheme',
  'useThemeProps',
  'useWords',
  'useZipCode',
  'variablesCss',
  'vars',
  'visibleFields',
  'zipCodeWords',
  'zipZoneQuery',
];
const types = [
  'AnySection',
  'AuthorLink',
  'BannerLink',
  'BannerTone',
  'Behaviour',
  'BoxProps',
  'ButtonProps',
  'CardContentProps',
  'CardOffer',
  'CardOfferKey',
  'CardOfferRequest',
  'CardProps',
  'CashOutRates',
  'CashOutRequest',
  'CdRate',
  'CdRates',
  'CdRatesRequest',
  'ChipProps',
  'Choice',
  'ChoiceGroupProps',
  'ColourTokens',
  'ContentKind',
  'DepositRates',
  'DepositRatesRequest',
  'DividerProps',
  'FieldErrors',
  'FieldKind',
  'FieldText',
  'FieldWidth',
  'FindRate',
  'FormDefinition',
  'FormValues',
  'GridProps',
  'GridRate',
  'HeadingLevel',
  'HeadingProps',
  'HomeEquityRates',
  'HomeEquityRequest',
  'HomeEquityState',
  'HomeEquityTerms',
  'IconButtonProps',
  'IconName',
  'IconProps',
  'Image',
  'InlineHtml',
  'InlineProps',
  'KnownRate',
  'LinkProps',
  'ListItemButtonProps',
  'ListItemProps',
  'ListProps',
  'LoanRate',
  'LoanRateRequest',
  'LoanTerms',
  'Locale',
  'MortgageRate',
  'MortgageRates',
  'MortgageRequest',
  'NamedRate',
  'PageFacts',
  'PaginationProps',
  'PaperProps',
  'PersonalLineRates',
  'PersonalLineRequest',
  'PictureProps',
  'Provision',
  'RateDisclosure',
  'RateFigureProps',
  'ResolveContext',
  'RichHtml',
  'RichProps',
  'RuleWords',
  'SearchDoc',
  'SearchResult',
  'SearchTarget',
  'SectionEnvironment',
  'SectionFrameProps',
  'SectionModules',
  'SectionSpec',
  'SelectInputProps',
  'SkeletonProps',
  'SlotSpec',
  'StackProps',
  'TableCellProps',
  'TextAreaProps',
  'TextInputProps',
  'TypographyProps',
  'VisibleField',
  'WakeUp',
  'Words',
  'ZipCodeFormProps',
  'ZipZone',
  'ZipZoneRequest',
];

test('the library exports what is on the list, nothing more and nothing less', () => {
  expect(Object.keys(surface).toSorted()).toEqual(values);
});

test('the library exports the types on the list, nothing more and nothing less', () => {
  const source = readFileSync('src/index.ts', 'utf8');
  const exported = [...source.matchAll(/^export type \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.replace(/.* as /s, '').trim())
      .filter((name) => name !== ''),
  );
  expect(exported.toSorted()).toEqual(types);
});

const outside = mkdtempSync(join(tmpdir(), 'portico-outside-'));
afterAll(() => rmSync(outside, { recursive: true, force: true }));

test('a package of its own defines a section with the library, and pages show it', async () => {
  const packages = { portico: '.', react: 'node_modules/react', zod: 'node_modules/zod' };
  const emotion = { '@emotion/styled': 'node_modules/@emotion/styled' };
  for (const [name, path] of Object.entries({ ...packages, ...emotion })) {
    const link = join(outside, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve(path), link, 'junction');
  }
  const file = join(outside, 'BranchHours.tsx');
  copyFileSync('tests/structure/outside/BranchHours.tsx', file);
  const { BranchHours } = (await import(file)) as { BranchHours: AnySection };

  const props = {
    heading: 'Open **today**',
    text: 'Call {word:phone} first.',
    days: [{ day: 'Saturday', hours: '9 & 12' }],
  };
  const page = rendered([{ component: 'BranchHours', props }], {
    added: [BranchHours],
    path: '/es/horas.html',
  });
  const main = mainOf(page);
  expect(main).toContain('data-section="BranchHours"');
  expect(main).toContain('Open <strong>today</strong>');
  expect(main).toContain('Call 1-800-555-0142 first.');
  expect(main).toContain('<th scope="col">Horario</th>');
  expect(main).toContain('<td>9 &amp; 12</td>');
  expect(page.html).toContain('@media (min-width: 672px)');
});
