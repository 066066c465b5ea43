import type { ReactNode } from 'react';
import { Icon } from '#components/data-display/Icon.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { Heading, Inline, levelBelow, Typography } from '#components/data-display/Typography.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { HeadingLevel } from '#content/fields.ts';
import type { Props } from './PersonCard.schema.ts';
import * as Styled from './PersonCard.styles.ts';
import type { words } from './PersonCard.words.ts';

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <Typography variant="caption" component="dt" color="textSecondary">
      {term}
    </Typography>
    <dd>{children}</dd>
  </div>
);

type PersonProps = Props['people'][number] & { readonly level: HeadingLevel; readonly isAlone: boolean };

function Person({ level, isAlone, ...person }: PersonProps) {
  const word = useWords<typeof words>();
  const { name, role, image, text, languages, hours, nmls, call, appointment } = person;
  const ownerState = { isAlone };
  return (
    <Styled.Item component="li" ownerState={ownerState}>
      <Styled.Face ownerState={ownerState}>
        <Picture image={image} />
      </Styled.Face>
      <Styled.Names ownerState={ownerState}>
        <Heading level={level} variant="h3">
          {name}
        </Heading>
        <Typography color="textSecondary">{role}</Typography>
        {nmls && (
          <Typography variant="caption" component="p" color="textSecondary">
            {word('nmls', { nmls })}
          </Typography>
        )}
      </Styled.Names>
      <Styled.Words ownerState={ownerState}>
        {text && <Inline component="p" html={text} />}
        <Styled.Facts>
          <Fact term={word('hours')}>
            <Inline html={hours} />
          </Fact>
          {languages && <Fact term={word('languages')}>{languages}</Fact>}
        </Styled.Facts>
        <Styled.Actions>
          {/* Links with the same words have different names. */}
          {appointment && (
            <Button href={appointment.href} aria-label={appointment.label ?? `${appointment.text} · ${name}`}>
              {appointment.text}
            </Button>
          )}
          <Button
            href={call.href}
            variant="outlined"
            startIcon={<Icon name="phone" />}
            aria-label={call.label ?? `${call.text} · ${name}`}
          >
            {call.text}
          </Button>
        </Styled.Actions>
      </Styled.Words>
    </Styled.Item>
  );
}

/** People of the bank, with their hours and how to reach them. */
export function PersonCard(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoPersonCard' });
  const { heading, level, text, people, tone } = props;
  return (
    <SectionFrame tone={tone} heading={heading} level={level} intro={text}>
      <Styled.People ownerState={{ count: people.length }}>
        {people.map((person) => (
          <Person key={person.name} {...person} level={levelBelow(level)} isAlone={people.length === 1} />
        ))}
      </Styled.People>
    </SectionFrame>
  );
}
