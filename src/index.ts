// The public surface of the component library. A name added or taken away here changes the list in
// tests/structure/publicSurface.test.ts.

// Sections: what one declares, and what its view may know.
export { defineSection, defineWords } from './section-kit/defineSection.ts';
export type {
  AnySection,
  PageFacts,
  Provision,
  SectionModules,
  SectionSpec,
  SlotSpec,
  HydrateWhen,
  Words,
} from './section-kit/defineSection.ts';
export { SectionProvider, Slot, useSection, useWords } from './section-kit/sectionContext.tsx';
export type { SectionEnvironment } from './section-kit/sectionContext.tsx';
export { resolveProps, standaloneContext } from './section-kit/resolveProps.ts';
export type { ResolveContext } from './section-kit/resolveProps.ts';

// Content: kinds of author props.
export { footnoteKey } from './content/footnote.ts';
export { headingLevel } from './content/heading.ts';
export type { HeadingLevel } from './content/heading.ts';
export { image } from './content/image.ts';
export type { Image } from './content/image.ts';
export { anchorId, href, link } from './content/link.ts';
export type { Link as AuthorLink } from './content/link.ts';
export { inlineText, plainText, richText } from './content/text.ts';
export type { ContentKind, InlineHtml, RichHtml } from './content/text.ts';

// Theme.
export { baseCss, chineseCss } from './theme/baseCss.ts';
export type { BrandTokens, ColorGroup, ColorTokens, TypeStep } from './theme/BrandTokens.ts';
export { colorPairs } from './theme/colorPairs.ts';
export { createPorticoTheme } from './theme/createPorticoTheme.ts';
export { fontFaces } from './theme/fontFaces.ts';
export { media } from './theme/base/media.ts';
export { styled, useTheme, useThemeProps } from './theme/styled.ts';
export { theme } from './theme/theme.ts';
export { variablesCss } from './theme/variablesCss.ts';

// Components.
export { Accordion, AccordionDetails, AccordionSummary } from './components/Accordion.tsx';
export type { AccordionProps, AccordionSummaryProps } from './components/Accordion.tsx';
export { Alert } from './components/Alert.tsx';
export type { AlertLink, AlertProps, AlertSeverity } from './components/Alert.tsx';
export { AprTable } from './components/AprTable.tsx';
export type { AprTableProps } from './components/AprTable.tsx';
export { Autocomplete } from './components/Autocomplete.tsx';
export type { AutocompleteProps } from './components/Autocomplete.tsx';
export { Box } from './components/Box.tsx';
export type { BoxProps } from './components/Box.tsx';
export { Breadcrumbs } from './components/Breadcrumbs.tsx';
export { Button } from './components/Button.tsx';
export type { ButtonProps } from './components/Button.tsx';
export { Card, CardActionArea, CardActions, CardContent, CardMedia } from './components/Card.tsx';
export type { CardContentProps, CardProps } from './components/Card.tsx';
export { Checkbox } from './components/Checkbox.tsx';
export type { CheckboxProps } from './components/Checkbox.tsx';
export { CheckboxField } from './components/CheckboxField.tsx';
export type { CheckboxFieldProps } from './components/CheckboxField.tsx';
export { CheckboxGroup } from './components/CheckboxGroup.tsx';
export { Chip } from './components/Chip.tsx';
export type { ChipProps } from './components/Chip.tsx';
export type { ChoiceGroupProps } from './components/ChoiceGroup.tsx';
export { CircularProgress } from './components/CircularProgress.tsx';
export { Container } from './components/Container.tsx';
export {
  Dialog,
  DialogActions,
  dialogCloser,
  DialogContent,
  dialogOpener,
  DialogTitle,
} from './components/Dialog.tsx';
export type { DialogProps } from './components/Dialog.tsx';
export { Divider } from './components/Divider.tsx';
export type { DividerProps } from './components/Divider.tsx';
export { Drawer } from './components/Drawer.tsx';
export type { DrawerProps } from './components/Drawer.tsx';
export { Disclosure } from './components/Disclosure.tsx';
export type { DisclosureProps } from './components/Disclosure.tsx';
export { FactList } from './components/FactList.tsx';
export type { FactListProps } from './components/FactList.tsx';
export { FieldFrame } from './components/FieldFrame.tsx';
export type { FieldProps, FieldSlotProps, FieldText, FieldWidth } from './components/FieldFrame.tsx';
export { FormControl } from './components/FormControl.tsx';
export { FormControlLabel } from './components/FormControlLabel.tsx';
export type { FormControlLabelProps } from './components/FormControlLabel.tsx';
export { FormGroup } from './components/FormGroup.tsx';
export { FormHelperText } from './components/FormHelperText.tsx';
export type { FormHelperTextProps } from './components/FormHelperText.tsx';
export { FormLabel } from './components/FormLabel.tsx';
export type { FormLabelProps } from './components/FormLabel.tsx';
export { Grid } from './components/Grid.tsx';
export type { GridProps } from './components/Grid.tsx';
export { Heading } from './components/Heading.tsx';
export type { HeadingProps } from './components/Heading.tsx';
export { Icon, iconNames } from './components/Icon.tsx';
export type { IconName, IconProps } from './components/Icon.tsx';
export { IconButton } from './components/IconButton.tsx';
export type { IconButtonProps } from './components/IconButton.tsx';
export { Inline } from './components/Inline.tsx';
export type { InlineProps } from './components/Inline.tsx';
export { InputAdornment } from './components/InputAdornment.tsx';
export type { InputAdornmentProps } from './components/InputAdornment.tsx';
export { InputBase } from './components/InputBase.tsx';
export type { InputBaseProps } from './components/InputBase.tsx';
export { Link } from './components/Link.tsx';
export type { LinkProps } from './components/Link.tsx';
export { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from './components/List.tsx';
export type { ListItemButtonProps, ListItemProps, ListProps } from './components/List.tsx';
export { Menu, MenuItem, menuOpener } from './components/Menu.tsx';
export type { MenuItemProps, MenuProps } from './components/Menu.tsx';
export { NativeSelect } from './components/NativeSelect.tsx';
export type { NativeSelectProps } from './components/NativeSelect.tsx';
export { Pagination } from './components/Pagination.tsx';
export type { PaginationProps } from './components/Pagination.tsx';
export { Paper } from './components/Paper.tsx';
export type { PaperProps } from './components/Paper.tsx';
export { Picture } from './components/Picture.tsx';
export type { PictureProps } from './components/Picture.tsx';
export { QuoteForm, QuotePanel, QuoteQuestions, QuoteStatus } from './components/QuotePanel.tsx';
export type { QuotePanelProps, QuoteStatusProps } from './components/QuotePanel.tsx';
export { Radio } from './components/Radio.tsx';
export type { RadioProps } from './components/Radio.tsx';
export { RadioGroup } from './components/RadioGroup.tsx';
export type { RadioGroupProps } from './components/RadioGroup.tsx';
export { RateCard, RateCardAction } from './components/RateCard.tsx';
export { rateDecimals, RateFigure } from './components/RateFigure.tsx';
export type { RateFigureProps } from './components/RateFigure.tsx';
export { RatePanel } from './components/RatePanel.tsx';
export type { RatePanelProps } from './components/RatePanel.tsx';
export { Rich } from './components/Rich.tsx';
export type { RichProps } from './components/Rich.tsx';
export { ScriptNote } from './components/ScriptNote.tsx';
export { ScriptOnly } from './components/ScriptOnly.tsx';
export { SectionFrame } from './components/SectionFrame.tsx';
export type { SectionFrameProps } from './components/SectionFrame.tsx';
export { SelectField } from './components/SelectField.tsx';
export type { SelectFieldProps } from './components/SelectField.tsx';
export type { Choice } from './lib/Choice.ts';
export { Skeleton } from './components/Skeleton.tsx';
export type { SkeletonProps } from './components/Skeleton.tsx';
export { Spinner } from './components/Spinner.tsx';
export type { SpinnerProps } from './components/Spinner.tsx';
export { Stack } from './components/Stack.tsx';
export type { StackProps } from './components/Stack.tsx';
export { Step, StepButton, StepLabel, Stepper } from './components/Stepper.tsx';
export type { StepLabelProps, StepperProps, StepProps } from './components/Stepper.tsx';
export { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from './components/Table.tsx';
export type { TableCellProps } from './components/Table.tsx';
export { Tab, tabAttributes, TabPanel, Tabs } from './components/Tabs.tsx';
export type { TabPanelProps, TabProps, TabsProps } from './components/Tabs.tsx';
export { TextArea } from './components/TextArea.tsx';
export type { TextAreaProps } from './components/TextArea.tsx';
export { TextField } from './components/TextField.tsx';
export type { TextFieldProps } from './components/TextField.tsx';
export { Tooltip } from './components/Tooltip.tsx';
export type { TooltipProps } from './components/Tooltip.tsx';
export { Typography } from './components/Typography.tsx';
export type { TypographyProps } from './components/Typography.tsx';
export { useFieldIds } from './components/useFieldIds.ts';
export type { FieldIds } from './components/useFieldIds.ts';
export { useZipCode } from './components/useZipCode.ts';
export { ZipCodeForm } from './components/ZipCodeForm.tsx';
export type { ZipCodeFormProps } from './components/ZipCodeForm.tsx';

// Behaviours: programs for finished HTML.
export type { Behaviour } from './behaviours/behaviour.ts';
export { dialogs } from './behaviours/dialogs.ts';
export { drawer } from './behaviours/drawer.ts';
export { menus } from './behaviours/menus.ts';
export { selectTab } from './behaviours/selectTab.ts';
export { tabClicks } from './behaviours/tabClicks.ts';
export { tabKeys } from './behaviours/tabKeys.ts';
export { tooltips } from './behaviours/tooltips.ts';

// Forms.
export { formDefinition } from './forms/definition/formDefinition.ts';
export type { FormDefinition } from './forms/definition/formDefinition.ts';
export type { FieldKind } from './forms/kinds/schemas.ts';
export type { VisibleField } from './forms/kinds/behaviors.ts';
export { FormView } from './forms/view/FormView.tsx';
export type { FormValues } from './forms/rules/applyConditions.ts';
export { formErrors, visibleFields } from './forms/rules/rules.ts';
export type { FieldErrors, RuleWords } from './forms/rules/rules.ts';

// Data: how islands ask the bank's services.
export type { FindRate, KnownRate, NamedRate } from './section-kit/knownRate.ts';
export { cardOfferQuery } from './data/cardOffers.ts';
export type { CardOffer, CardOfferKey, CardOfferRequest } from './data/cardOffers.ts';
export { cashOutQuery } from './data/cashOutRefinanceRates.ts';
export type { CashOutRates, CashOutRequest } from './data/cashOutRefinanceRates.ts';
export { cdRatesQuery } from './data/cdRates.ts';
export type { CdRate, CdRates, CdRatesRequest } from './data/cdRates.ts';
export { depositRatesQuery } from './data/depositRates.ts';
export type { DepositRates, DepositRatesRequest } from './data/depositRates.ts';
export { homeEquityQuery } from './data/homeEquityRates.ts';
export type { HomeEquityRates, HomeEquityRequest, HomeEquityTerms } from './data/homeEquityRates.ts';
export { homeEquityStatesQuery } from './data/homeEquityStates.ts';
export type { HomeEquityState } from './data/homeEquityStates.ts';
export { loanRateQuery, loanTerms } from './data/loanRates.ts';
export type { LoanRate, LoanRateRequest, LoanTerms } from './data/loanRates.ts';
export { mortgageRatesQuery } from './data/mortgageRates.ts';
export type { MortgageRate, MortgageRates, MortgageRequest } from './data/mortgageRates.ts';
export { personalLineQuery } from './data/personalLineRates.ts';
export type { PersonalLineRates, PersonalLineRequest } from './data/personalLineRates.ts';
export type { GridRate, RateDisclosure } from './data/rateGrid.ts';
export { zipZoneQuery } from './data/zipZone.ts';
export type { ZipZone, ZipZoneRequest } from './data/zipZone.ts';
export { searchQuery, suggestionsQuery } from './data/search.ts';
export type { SearchDoc, SearchResult, SearchTarget } from './data/search.ts';

// Words in every language, and how the bank writes days, money and rates.
export { formatDay } from './lib/dates.ts';
export { fill as fillWord } from './lib/fill.ts';
export { locales } from './lib/locale.ts';
export type { Locale } from './lib/locale.ts';
export { formatDollars, formatPercent } from './lib/money.ts';
export { formWords } from './words/forms.ts';
export { pageWords } from './words/page.ts';
export { zipCodeWords } from './words/zipCode.ts';
