import { Icon } from '#components/data-display/Icon.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import { defaultTimeZone, formatWeekday } from '#lib/format/dates.ts';
import { fill } from '#lib/format/fill.ts';
import type { Holiday } from '#lib/format/openingHours.ts';
import type { Props } from './EmergencyBanner.schema.ts';
import { Close, Closer, Content, BannerIcon, News, Root, Title } from './EmergencyBanner.styles.ts';
import type { words } from './EmergencyBanner.words.ts';

const colors = { information: 'info', warning: 'warning', emergency: 'error' } as const;

/** Props for a `summary` element. It has an implicit role, which MUI would override. */
const summary = { component: 'summary', role: undefined } as const;

interface HolidaysProps {
  /** The coming holidays of the site's branches. */
  readonly holidays?: readonly Holiday[];
  /** The date of the holiday that the banner is due for on the day of the build. A program knows the visitor's day. */
  readonly near?: string | undefined;
}

/** The names and dates of holidays, of which only a near one shows. */
function Holidays({ holidays = [], near }: HolidaysProps) {
  const { locale } = useSection();
  const word = useWords<typeof words>();
  return holidays.map(({ date, name }) => (
    <span key={date} data-day={date} hidden={date !== near}>
      {fill(word('bannerHoliday'), { holiday: name, day: formatWeekday(date, locale) })}{' '}
    </span>
  ));
}

/** Urgent news at the top of the page. */
export function EmergencyBanner(author: Props & HolidaysProps) {
  const props = useThemeProps({ props: author, name: 'PorticoEmergencyBanner' });
  const { bannerId, severity, heading, text, beforeHolidays, holidays, near } = props;
  const { timeZone = defaultTimeZone } = useSection();
  const word = useWords<typeof words>();
  return (
    // News passes, so searches do not find it.
    <Root
      ownerState={{ severity }}
      aria-label={word('bannerLabel')}
      data-banner={bannerId}
      data-nosnippet=""
      {...(beforeHolidays !== undefined && {
        'data-before-holidays': beforeHolidays,
        'data-zone': timeZone,
        hidden: near === undefined,
      })}
    >
      <Content>
        <BannerIcon name={severity === 'information' ? 'info' : 'warning'} color={colors[severity]} />
        <News>
          <Title>{heading}</Title>
          <Holidays {...{ holidays, near }} />
          {text && <Inline html={text} />}
        </News>
        <Closer>
          <Close {...summary} aria-label={word('bannerClose')}>
            <Icon name="close" />
          </Close>
        </Closer>
      </Content>
    </Root>
  );
}
