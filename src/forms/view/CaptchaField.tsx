import { useEffect, useState } from 'react';
import { CheckboxField } from '#components/CheckboxField.tsx';
import { Icon } from '#components/Icon.tsx';
import { Spinner } from '#components/Spinner.tsx';
import type { CaptchaField as Field } from '#forms/kinds/captcha.ts';
import { Badge, Captcha, CaptchaState } from './FormView.styles.ts';
import type { RuleWords } from '#forms/rules/rules.ts';
import type { ChallengeState } from './useCaptcha.ts';

/** Milliseconds until the badge stands above what else is there (FORM-20). */
const badgeDelay = 2000;

function LateBadge({ text }: { text: string }) {
  const [isRaised, setRaised] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRaised(true), badgeDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Badge data-captcha="badge" ownerState={{ isRaised }}>
      <Icon name="check" />
      {text}
    </Badge>
  );
}

/** The part of a captcha that the visitor sees: a badge, or a box to tick (FORM-20). */
export function CaptchaField({
  field,
  id,
  words,
  error,
  challenge,
  onTick,
}: {
  field: Field;
  id: string;
  words: RuleWords;
  error?: string;
  challenge: ChallengeState;
  onTick: (isTicked: boolean) => void;
}) {
  if (field.captchaType === 'v3') {
    return (
      <Captcha data-captcha="">
        <LateBadge text={words['captchaBadge'] ?? ''} />
      </Captcha>
    );
  }
  return (
    <Captcha data-captcha="">
      <CheckboxField
        id={id}
        label={field.label ?? words['captchaLabel'] ?? ''}
        helperText={words['captchaHint']}
        error={challenge === 'failed' ? words['errorCaptcha'] : challenge === 'open' ? error : undefined}
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
