import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { CheckboxInput } from '#components/CheckboxInput.tsx';
import { Icon } from '#components/Icon.tsx';
import { Spinner } from '#components/Spinner.tsx';
import { fontSizes } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import type { FieldOf } from './formDefinition.ts';
import type { RuleWords } from './rules.ts';
import type { ChallengeState } from './useCaptcha.ts';

const Root = styled.div({
  // Without scripts nothing could tick it; the server then asks the visitor to send once more.
  '@media (scripting: none)': { display: 'none' },
  '& .badge': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.5rem',
    fontSize: fontSizes.caption,
    color: vars.textMuted,
  },
  '& .badge.raised': { zIndex: 10 },
  '& .state': { marginTop: '.35rem', fontSize: fontSizes.caption, color: vars.textMuted },
});

/** Milliseconds until the badge stands above what else is there (FORM-20). */
const badgeDelay = 2000;

function Badge({ text }: { text: string }) {
  const [isRaised, setRaised] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRaised(true), badgeDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={isRaised ? 'badge raised' : 'badge'}>
      <Icon name="check" />
      {text}
    </p>
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
  field: FieldOf<'captcha'>;
  id: string;
  words: RuleWords;
  error?: string;
  challenge: ChallengeState;
  onTick: (isTicked: boolean) => void;
}) {
  if (field.captchaType === 'v3') {
    return (
      <Root className="captcha">
        <Badge text={words['captchaBadge'] ?? ''} />
      </Root>
    );
  }
  return (
    <Root className="captcha">
      <CheckboxInput
        id={id}
        label={field.label ?? words['captchaLabel'] ?? ''}
        hint={words['captchaHint']}
        error={challenge === 'failed' ? words['errorCaptcha'] : challenge === 'open' ? error : undefined}
        aria-required
        checked={challenge !== 'open'}
        onChange={(event) => onTick(event.target.checked)}
      />
      <div className="state" role="status">
        {challenge === 'working' && <Spinner label={words['captchaWorking'] ?? ''} />}
        {challenge === 'done' && words['captchaDone']}
      </div>
    </Root>
  );
}
