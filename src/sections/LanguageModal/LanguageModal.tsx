import { Button } from '#components/inputs/Button.tsx';
import {
  Dialog,
  DialogActions,
  dialogCloser,
  DialogContent,
  DialogTitle,
} from '#components/feedback/Dialog.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { htmlLang } from '#lib/format/locale.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './LanguageModal.schema.ts';
import type { words } from './LanguageModal.words.ts';

/**
 * Asks for the language (MODAL-01): on a Spanish page once per session if there is no referrer; on other pages when the
 * visitor follows a link to the Spanish version.
 */
export function LanguageModal(author: Props) {
  const { heading, text } = useThemeProps({ props: author, name: 'PorticoLanguageModal' });
  const { id, locale } = useSection();
  const word = useWords<typeof words>();
  const dialog = `${id}-dialog`;
  const other = locale === 'es' ? 'en' : 'es';
  return (
    <div data-opens={locale === 'es' ? 'once' : 'link'}>
      <Dialog id={dialog}>
        <DialogTitle>{heading ?? word('languageHeading')}</DialogTitle>
        <DialogContent>
          {text === undefined ? <p>{word('languageText')}</p> : <Inline component="p" html={text} />}
        </DialogContent>
        <DialogActions>
          <Button
            variant="outlined"
            href={`portico:alternate/${other}`}
            hrefLang={htmlLang[other]}
            data-part="go"
          >
            {word('languageGo')}
          </Button>
          <Button {...dialogCloser(dialog)}>{word('languageStay')}</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
