// The public API of the component library. Adding or removing an export also changes the list in
// tests/structure/publicSurface.test.ts.

// Sections: declaring them, and what their views can know.
export { defineSection, defineWords } from './section-kit/defineSection.ts';
export type {
  AnySection,
  HydrateWhen,
  PageFacts,
  Provision,
  SectionModules,
  SectionSpec,
  SlotSpec,
  Words,
} from './section-kit/defineSection.ts';
export { SectionProvider, Slot, useSection, useWords } from './section-kit/sectionContext.tsx';
export type { SectionEnvironment } from './section-kit/sectionContext.tsx';
export { type ResolveContext, resolveProps, standaloneContext } from './section-kit/resolveProps.ts';

// Content: schemas of author props.
export {
  anchorId,
  footnoteKey,
  headingLevel,
  href,
  image,
  inlineText,
  link,
  plainText,
  richText,
} from './content/fields.ts';
export type {
  ContentKind,
  HeadingLevel,
  Image,
  InlineHtml,
  Link as AuthorLink,
  RichHtml,
} from './content/fields.ts';

// Theme.
export { baseCss, chineseCss } from './theme/baseCss.ts';
export type { BrandTokens, ColorGroup, ColorTokens, TypeStep } from './theme/BrandTokens.ts';
export { colorPairs } from './theme/colorPairs.ts';
export { createPorticoTheme, type ThemeOptions } from './theme/createPorticoTheme.ts';
export { fontFaces } from './theme/fontFaces.ts';
export { media } from './theme/base/media.ts';
export { styled, useTheme, useThemeProps } from './theme/styled.ts';
export { theme } from './theme/theme.ts';
export { variablesCss } from './theme/variablesCss.ts';

// Components.
export { Accordion, AccordionDetails, AccordionSummary } from './components/surfaces/Accordion.tsx';
export type { AccordionProps, AccordionSummaryProps } from './components/surfaces/Accordion.tsx';
export { Alert, AlertTitle } from './components/feedback/Alert.tsx';
export type { AlertLink, AlertProps, AlertSeverity } from './components/feedback/Alert.tsx';
export { AprTable, type AprTableProps } from './components/rates/AprTable.tsx';
export { ArticleList } from './components/articles/ArticleList.tsx';
export type { ArticleListProps, ListedArticle } from './components/articles/ArticleList.tsx';
export { Box, type BoxProps } from './components/layout/Box.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './components/navigation/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './components/inputs/Button.tsx';
export {
  Card,
  CardActionArea,
  CardActions,
  CardContent,
  CardLink,
  CardMedia,
  CardPicture,
} from './components/surfaces/Card.tsx';
export type { CardContentProps, CardProps } from './components/surfaces/Card.tsx';
export { Checkbox, type CheckboxProps } from './components/inputs/Checkbox.tsx';
export { CheckboxField, type CheckboxFieldProps } from './components/fields/CheckboxField.tsx';
export { CheckboxGroup, RadioField } from './components/fields/ChoiceGroup.tsx';
export type { ChoiceGroupProps, RadioFieldProps } from './components/fields/ChoiceGroup.tsx';
export { Chip, type ChipProps } from './components/data-display/Chip.tsx';
export { CircularProgress } from './components/feedback/CircularProgress.tsx';
export { Combobox, type ComboboxProps } from './components/inputs/Combobox.tsx';
export { Container } from './components/layout/Container.tsx';
export {
  Dialog,
  DialogActions,
  dialogCloser,
  DialogContent,
  DialogContentText,
  dialogOpener,
  DialogTitle,
} from './components/feedback/Dialog.tsx';
export type { DialogProps, DialogTitleProps } from './components/feedback/Dialog.tsx';
export { Divider, type DividerProps } from './components/data-display/Divider.tsx';
export { Drawer, type DrawerProps } from './components/surfaces/Drawer.tsx';
export { Disclosure, type DisclosureProps } from './components/surfaces/Disclosure.tsx';
export { FactList, type FactListProps } from './components/data-display/FactList.tsx';
export { FieldFrame, useFieldIds } from './components/fields/FieldFrame.tsx';
export type {
  FieldIds,
  FieldProps,
  FieldSlotProps,
  FieldText,
  FieldWidth,
} from './components/fields/FieldFrame.tsx';
export { FormControl } from './components/inputs/FormControl.tsx';
export { FormControlLabel, type FormControlLabelProps } from './components/inputs/FormControlLabel.tsx';
export { FormGroup } from './components/inputs/FormGroup.tsx';
export { FormHelperText, type FormHelperTextProps } from './components/inputs/FormHelperText.tsx';
export { FormLabel, type FormLabelProps } from './components/inputs/FormLabel.tsx';
export { Grid, type GridProps } from './components/layout/Grid.tsx';
export { Heading, Inline, Typography } from './components/data-display/Typography.tsx';
export type { HeadingProps, InlineProps, TypographyProps } from './components/data-display/Typography.tsx';
export { Icon, type IconName, iconNames, type IconProps } from './components/data-display/Icon.tsx';
export { IconButton, type IconButtonProps } from './components/inputs/IconButton.tsx';
export { InputAdornment, InputBase } from './components/inputs/InputBase.tsx';
export type { InputAdornmentProps, InputBaseProps } from './components/inputs/InputBase.tsx';
export { Link, type LinkProps } from './components/navigation/Link.tsx';
export {
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
} from './components/data-display/List.tsx';
export type { ListItemButtonProps, ListItemProps, ListProps } from './components/data-display/List.tsx';
export { Menu, MenuItem, menuOpener } from './components/navigation/Menu.tsx';
export type { MenuItemProps, MenuProps } from './components/navigation/Menu.tsx';
export { NativeSelect, type NativeSelectProps } from './components/inputs/NativeSelect.tsx';
export { Pagination, type PaginationProps } from './components/navigation/Pagination.tsx';
export { Paper, type PaperProps } from './components/surfaces/Paper.tsx';
export { Picture, type PictureProps } from './components/data-display/Picture.tsx';
export { QuoteForm, QuotePanel, QuoteQuestions, QuoteStatus } from './components/rates/QuotePanel.tsx';
export type { QuotePanelProps, QuoteStatusProps } from './components/rates/QuotePanel.tsx';
export { Radio, type RadioProps } from './components/inputs/Radio.tsx';
export { RadioGroup, type RadioGroupProps } from './components/inputs/RadioGroup.tsx';
export { RateCard, RateCardAction } from './components/rates/RateCard.tsx';
export { RateFigure, type RateFigureProps } from './components/rates/RateFigure.tsx';
export { rateDecimals } from './lib/format/rateDecimals.ts';
export { RatePanel, type RatePanelProps } from './components/rates/RatePanel.tsx';
export { Rich, type RichProps } from './components/data-display/Rich.tsx';
export { ScriptNote } from './components/feedback/ScriptNote.tsx';
export { ScriptOnly } from './components/feedback/ScriptOnly.tsx';
export { SectionFrame, type SectionFrameProps } from './components/layout/SectionFrame.tsx';
export { SelectField, type SelectFieldProps } from './components/fields/SelectField.tsx';
export type { Choice } from './lib/values/Choice.ts';
export { Skeleton, type SkeletonProps } from './components/feedback/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/feedback/Spinner.tsx';
export { Stack, type StackProps } from './components/layout/Stack.tsx';
export { Step, StepButton, StepContent, StepLabel, Stepper } from './components/navigation/Stepper.tsx';
export type { StepLabelProps, StepperProps, StepProps } from './components/navigation/Stepper.tsx';
export {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from './components/data-display/Table.tsx';
export type { TableCellProps } from './components/data-display/Table.tsx';
export { Tab, tabAttributes, TabPanel, Tabs } from './components/navigation/Tabs.tsx';
export type { TabPanelProps, TabProps, TabsProps } from './components/navigation/Tabs.tsx';
export { TextArea, type TextAreaProps } from './components/fields/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/fields/TextField.tsx';
export { Tooltip, type TooltipProps } from './components/data-display/Tooltip.tsx';
export { TooltipButton, type TooltipButtonProps } from './components/inputs/TooltipButton.tsx';
export { useZipCode } from './components/zip-code/useZipCode.ts';
export { ZipCodeForm, type ZipCodeFormProps } from './components/zip-code/ZipCodeForm.tsx';

// Behaviors: programs that enhance finished HTML.
export type { Behaviour } from './behaviours/behaviour.ts';
export { dialogs } from './behaviours/dialogs.ts';
export { drawer } from './behaviours/drawer.ts';
export { menus } from './behaviours/menus.ts';
export { selectTab } from './behaviours/selectTab.ts';
export { tabClicks } from './behaviours/tabClicks.ts';
export { tabKeys } from './behaviours/tabKeys.ts';
export { tooltips } from './behaviours/tooltips.ts';

// Forms.
export { formDefinition, type FormDefinition } from './forms/definition/formDefinition.ts';
export type { FieldKind } from './forms/kinds/schemas.ts';
export type { VisibleField } from './forms/kinds/behaviors.ts';
export { FormView } from './forms/view/FormView.tsx';
export type { FormValues } from './forms/rules/applyConditions.ts';
export {
  type FieldErrors,
  formErrors,
  type RuleContext,
  type RuleWords,
  visibleFields,
} from './forms/rules/rules.ts';

// Data: queries of the bank's services.
export type {
  ArticleQuestion,
  FindArticles,
  FindRate,
  KnownArticle,
  KnownRate,
  NamedAmount,
  NamedRate,
  NamedTerms,
  NamedTier,
  NamedTiers,
} from './section-kit/siteData.ts';
export { cardOfferQuery } from './data/cardOffers.ts';
export type { CardOffer, CardOfferKey, CardOfferRequest } from './data/cardOffers.ts';
export { cashOutQuery, type CashOutRates, type CashOutRequest } from './data/cashOutRefinanceRates.ts';
export { type CdRate, type CdRates, cdRatesQuery, type CdRatesRequest } from './data/cdRates.ts';
export { type DepositRates, depositRatesQuery, type DepositRatesRequest } from './data/depositRates.ts';
export { homeEquityQuery } from './data/homeEquityRates.ts';
export type { HomeEquityRates, HomeEquityRequest, HomeEquityTerms } from './data/homeEquityRates.ts';
export { type HomeEquityState, homeEquityStatesQuery } from './data/homeEquityStates.ts';
export { loanRateQuery, loanTerms } from './data/loanRates.ts';
export type { LoanRate, LoanRateRequest, LoanTerms } from './data/loanRates.ts';
export { mortgageRatesQuery } from './data/mortgageRates.ts';
export type { MortgageRate, MortgageRates, MortgageRequest } from './data/mortgageRates.ts';
export { personalLineQuery } from './data/personalLineRates.ts';
export type { PersonalLineRates, PersonalLineRequest } from './data/personalLineRates.ts';
export type { GridRate, RateDisclosure } from './data/rateGrid.ts';
export { type ZipZone, zipZoneQuery, type ZipZoneRequest } from './data/zipZone.ts';
export { searchQuery, suggestionsQuery } from './data/search.ts';
export type { SearchDoc, SearchResult, SearchTarget } from './data/search.ts';

// Words in all languages, and formats of dates, money and rates.
export { formatDay } from './lib/format/dates.ts';
export { fill as fillWord } from './lib/format/fill.ts';
export { type Locale, locales } from './lib/format/locale.ts';
export { formatDollars, formatPercent } from './lib/format/money.ts';
export { formWords } from './words/forms.ts';
export { pageWords } from './words/page.ts';
export { zipCodeWords } from './words/rates.ts';
