import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CheckboxField } from '#components/fields/CheckboxField.tsx';
import { FieldNotes, useFieldIds } from '#components/fields/FieldFrame.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { Spinner } from '#components/feedback/Spinner.tsx';
import type { CaptchaField as Field } from '#forms/kinds/captcha.ts';
import { Badge, Captcha, CaptchaState, CaptchaWidget } from './FormView.styles.ts';
import type { RuleWords } from '#forms/rules/rules.ts';
import type { ChallengeState } from './useCaptcha.ts';

/** Milliseconds until the badge is raised above other content (FORM-20). */
const badgeDelay = 2000;

function LateBadge({ children }: { children: ReactNode }) {
  const [isRaised, setRaised] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRaised(true), badgeDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Badge data-captcha="badge" ownerState={{ isRaised }}>
      {children}
    </Badge>
  );
}

type ShowCaptcha = (box: HTMLElement) => void;

/** Container for a third-party provider's widget. React does not touch its content. */
function OutsideBox({ show }: { show: ShowCaptcha }) {
  const box = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(show);
  useEffect(() => {
    if (box.current?.childElementCount === 0) begin(box.current);
  }, []);
  return <div ref={box} />;
}

interface OutsideChallengeProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string;
  readonly show: ShowCaptcha;
}

/** A third-party provider's challenge, with its accessible name and error. */
function OutsideChallenge({ id, label, error, show }: OutsideChallengeProps) {
  const ids = useFieldIds(id, { error });
  return (
    <div id={id} role="group" tabIndex={-1} aria-label={label} aria-describedby={ids.describedBy}>
      <CaptchaWidget>
        <OutsideBox show={show} />
      </CaptchaWidget>
      <FieldNotes ids={ids} error={error} />
    </div>
  );
}

const OwnBadge = ({ text }: { text: string }) => (
  <>
    <Icon name="check" />
    {text}
  </>
);

interface CaptchaFieldProps {
  readonly field: Field;
  readonly id: string;
  readonly words: RuleWords;
  readonly error?: string;
  readonly challenge: ChallengeState;
  readonly onTick: (isTicked: boolean) => void;
  /** For a third-party provider, which renders its own widget. */
  readonly show?: ShowCaptcha;
}

/** The visible part of a captcha: a badge or a checkbox (FORM-20). */
export function CaptchaField({ field, id, words, error, challenge, onTick, show }: CaptchaFieldProps) {
  const label = field.label ?? words['captchaLabel'] ?? '';
  const shownError =
    challenge === 'failed' ? words['errorCaptcha'] : challenge === 'open' ? error : undefined;
  if (field.captchaType === 'v3') {
    return (
      <Captcha data-captcha="">
        <LateBadge>
          {show ? <OutsideBox show={show} /> : <OwnBadge text={words['captchaBadge'] ?? ''} />}
        </LateBadge>
      </Captcha>
    );
  }
  if (show) {
    return (
      <Captcha data-captcha="">
        <OutsideChallenge {...{ id, label, show }} error={shownError} />
      </Captcha>
    );
  }
  return (
    <Captcha data-captcha="">
      <CheckboxField
        id={id}
        label={label}
        helperText={words['captchaHint']}
        error={shownError}
        aria-required
        checked={challenge !== 'open'}
        onChange={(event) => onTick(event.target.checked)}
      />
      <CaptchaState role="status">
        {challenge === 'working' && <Spinner label={words['captchaWorking'] ?? ''} />}
        {challenge === 'done' && words['captchaDone']}
      </CaptchaState>
    </Captcha>
  );
}
