import { type AssistantOfSite, assistantService } from '#lib/browser/AssistantOfSite.ts';
import { Button } from '#components/inputs/Button.tsx';
import { DialogTitle } from '#components/feedback/Dialog.tsx';
import { FormLabel } from '#components/inputs/FormLabel.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { IconButton } from '#components/inputs/IconButton.tsx';
import { InputBase } from '#components/inputs/InputBase.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './SmartAssistant.schema.ts';
import * as Styled from './SmartAssistant.styles.ts';
import type { words } from './SmartAssistant.words.ts';

/** Maximum length of a question. */
const longestQuestion = 200;

interface Shown extends Props {
  /** The assistant's configuration; absent if there is no site. */
  readonly assistant?: AssistantOfSite;
  readonly isShown: boolean;
}

interface LinkItemProps {
  readonly href: string;
  readonly children?: string;
  readonly label?: string | undefined;
}

/** A link below an answer. A telephone number is a button. Without words, the behavior fills it in. */
const LinkItem = ({ href, children, label }: LinkItemProps) => (
  <li>
    {href.startsWith('tel:') ? (
      <Button href={href} aria-label={label} startIcon={<Icon name="phone" />}>
        <span data-part="title">{children}</span>
      </Button>
    ) : (
      <Link href={href} aria-label={label}>
        <span data-part="title">{children}</span>
      </Link>
    )}
    {children === undefined && <Styled.Summary variant="body2" data-part="text" />}
  </li>
);

/** Templates that the behavior clones into the log. */
function Copied({ help }: Pick<Props, 'help'>) {
  const word = useWords<typeof words>();
  return (
    <>
      <template data-copy="question">
        <Styled.Question variant="body2">
          <span className="visually-hidden">{word('assistantYou')}: </span>
          <span data-part="text" />
        </Styled.Question>
      </template>
      <template data-copy="link">
        <LinkItem href="/" />
      </template>
      <template data-copy="call">
        <LinkItem href="tel:" />
      </template>
      <template data-copy="answer">
        <Styled.Answer>
          <Typography data-part="text" />
          <Styled.Links data-part="help" hidden>
            {help.map(({ text, href, label }) => (
              <LinkItem key={href} {...{ href, label }}>
                {text}
              </LinkItem>
            ))}
          </Styled.Links>
          <Typography data-part="related" hidden>
            {word('assistantRelated')}
          </Typography>
          <Styled.Links data-part="links" />
        </Styled.Answer>
      </template>
    </>
  );
}

/** The button in the top bar with two alternating icons (SA-02) and, on large screens, a label. */
function Opener({ panel, children }: { panel: string; children: string }) {
  return (
    <Styled.Launcher
      variant="text"
      size="small"
      data-part="launcher"
      popoverTarget={panel}
      aria-haspopup="dialog"
    >
      <Styled.Icons>
        <Icon name="chat" fontSize="small" />
        <Icon name="search" fontSize="small" />
      </Styled.Icons>
      <Styled.Label>{children}</Styled.Label>
    </Styled.Launcher>
  );
}

/** Pauses the icons of the opener, or resumes them. */
function IconsPause() {
  const word = useWords<typeof words>();
  return (
    <Styled.Pause
      variant="text"
      size="small"
      data-part="pause"
      aria-label={word('assistantPause')}
      aria-pressed={false}
    >
      <Icon name="pause" fontSize="small" />
      <Icon name="play" fontSize="small" />
    </Styled.Pause>
  );
}

/** The field and the button that asks, at the end of the panel. */
function AskForm({ field }: { field: string }) {
  const word = useWords<typeof words>();
  return (
    <Styled.Form noValidate>
      <FormLabel htmlFor={field}>{word('assistantField')}</FormLabel>
      <Styled.Row>
        <Styled.Field>
          <InputBase id={field} name="question" autoComplete="off" maxLength={longestQuestion} />
        </Styled.Field>
        <Button type="submit">{word('assistantSend')}</Button>
      </Styled.Row>
    </Styled.Form>
  );
}

/**
 * A panel with an assistant that answers as authors did, or else from the site's pages (SA-01, SA-02). Hidden without
 * JavaScript.
 */
export function SmartAssistant(author: Shown) {
  const props = useThemeProps({ props: author, name: 'PorticoSmartAssistant' });
  const { launcher, intro, suggestions, help, assistant, isShown } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  if (!isShown) return null;
  const panel = `${id}-panel`;
  return (
    <Styled.Root
      data-assistant={JSON.stringify(assistant ? assistantService(assistant) : {})}
      data-looking={word('assistantLooking')}
      data-nothing={word('assistantNothing')}
      data-failed={word('assistantFailed')}
    >
      <Opener panel={panel}>{launcher ?? word('assistantLauncher')}</Opener>
      <IconsPause />
      <Styled.Panel id={panel} scroll="paper" popover="auto">
        <Styled.Bar>
          <DialogTitle>{word('assistantTitle')}</DialogTitle>
          <IconButton aria-label={word('assistantClose')} popoverTarget={panel} popoverTargetAction="hide">
            <Icon name="close" />
          </IconButton>
        </Styled.Bar>
        <Styled.Log role="log" aria-label={word('assistantLog')} tabIndex={0}>
          <Typography>{intro ?? word('assistantIntro')}</Typography>
          {suggestions.length > 0 && (
            <Styled.Suggestions data-part="suggestions">
              {suggestions.map((question) => (
                <Button key={question} variant="outlined" size="small" data-ask={question}>
                  {question}
                </Button>
              ))}
            </Styled.Suggestions>
          )}
        </Styled.Log>
        <AskForm field={`${id}-question`} />
        <Copied help={help} />
      </Styled.Panel>
    </Styled.Root>
  );
}
