import { alternateLink } from '#lib/address/alternateLink.ts';
import { Button } from '#components/inputs/Button.tsx';
import {
  Dialog,
  DialogActions,
  dialogCloser,
  DialogContent,
  DialogTitle,
} from '#components/feedback/Dialog.tsx';
import { Inline, Typography } from '#components/data-display/Typography.tsx';
import { htmlLang } from '#lib/format/locale.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './LanguageModal.schema.ts';
import type { words } from './LanguageModal.words.ts';

/**
 * Asks for the language (MODAL-01): on a Spanish page once per session if there is no referrer; on other pages, in
 * Spanish, when the visitor follows a link to the Spanish version.
 */
export function LanguageModal(author: Props) {
  const { heading, text } = useThemeProps({ props: author, name: 'PorticoLanguageModal' });
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const dialog = `${id}-dialog`;
  const isSpanish = locale === 'es';
  const other = isSpanish ? 'en' : 'es';
  const asked = isSpanish ? undefined : htmlLang.es;
  const stay = (
    <Button variant={isSpanish ? 'contained' : 'outlined'} {...dialogCloser(dialog)}>
      {word('languageStay')}
    </Button>
  );
  const go = (
    <Button
      variant={isSpanish ? 'outlined' : 'contained'}
      {...alternateLink(other)}
      lang={htmlLang[other]}
      data-part="go"
    >
      {word('languageGo')}
    </Button>
  );
  return (
    <div data-opens={isSpanish ? 'once' : 'link'}>
      <Dialog id={dialog}>
        <DialogTitle lang={heading === undefined ? asked : undefined}>
          {heading ?? word('languageHeading')}
        </DialogTitle>
        <DialogContent>
          {text === undefined ? (
            <p lang={asked}>{word('languageText')}</p>
          ) : (
            <Inline component="p" html={text} />
          )}
          {/* The behavior shows it where the page does not exist in the other language. */}
          <Typography data-part="home" lang={htmlLang[other]} sx={{ marginTop: 1 }} hidden>
            {word('languageHome')}
          </Typography>
        </DialogContent>
        <DialogActions>
          {isSpanish ? go : stay}
          {isSpanish ? stay : go}
        </DialogActions>
      </Dialog>
    </div>
  );
}
