import { useWords } from '#section-kit/sectionContext.tsx';
import * as Styled from './LocationFinder.styles.ts';
import { words } from './LocationFinder.words.ts';
import type { FoundBranch } from './useLocations.ts';

type Word = (
  key: keyof (typeof words)['en'],
  parameters?: Readonly<Record<string, string | number>>,
) => string;

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const pattern = /^([A-Z][a-z])(?:-([A-Z][a-z]))? (\d{2}):(\d{2})-(\d{2}):(\d{2})$/;

function timeText(hour: number, minutes: string, word: Word): string {
  const time = `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`;
  return word(hour < 12 ? 'morning' : 'afternoon', { time });
}

/** Opening hours in words. */
interface HoursText {
  /** Such as `Mon to Thu`; empty if the hours have an unknown format. */
  readonly days: string;
  readonly times: string;
}

/**
 * Converts hours such as `Mo-Th 09:00-17:00` to words. Does not use `Intl`, because the locale data of browsers and
 * servers may differ, which would cause hydration mismatches.
 */
function hoursText(hours: string, word: Word): HoursText {
  const [, first = '', last, from, fromMinutes = '', to, toMinutes = ''] = pattern.exec(hours) ?? [];
  const names = word('days').split(' ');
  const nameOf = (day: string) => names[weekdays.indexOf(day)];
  const [firstName, lastName] = [nameOf(first), last === undefined ? undefined : nameOf(last)];
  if (firstName === undefined || (last !== undefined && lastName === undefined))
    return { days: '', times: hours };
  return {
    days: lastName === undefined ? firstName : word('dayRange', { first: firstName, last: lastName }),
    times: word('timeRange', {
      from: timeText(Number(from), fromMinutes, word),
      to: timeText(Number(to), toMinutes, word),
    }),
  };
}

const serviceNames = ['atm', 'driveUp', 'safeDeposit', 'notary', 'spanish', 'chinese'] as const;

/** The opening hours and services of a branch. */
function Offer({ openingHours, services }: Pick<FoundBranch, 'openingHours' | 'services'>) {
  const word = useWords<typeof words>();
  const offeredServices = serviceNames.filter((service) => services.includes(service));
  return (
    <Styled.Part>
      {openingHours.length > 0 && (
        <Styled.Hours aria-label={word('hours')}>
          {openingHours.map((hours) => {
            const { days, times } = hoursText(hours, word);
            return (
              <Styled.HoursRow key={hours}>
                <dt>{days}</dt>
                <Styled.Times>{times}</Styled.Times>
              </Styled.HoursRow>
            );
          })}
        </Styled.Hours>
      )}
      {offeredServices.length > 0 && (
        <Styled.Services aria-label={word('services')}>
          {offeredServices.map((service) => (
            <li key={service}>
              <Styled.Service size="small" variant="outlined" label={word(service)} />
            </li>
          ))}
        </Styled.Services>
      )}
    </Styled.Part>
  );
}

/**
 * A branch with its address, directions and telephone number. All of the service's values are rendered as text
 * (SEC-03).
 */
export function BranchEntry({ branch }: { readonly branch: FoundBranch }) {
  const word = useWords<typeof words>();
  const { addressLine1, addressLine2, landMarkText, locImagePath, phoneNumber } = branch;
  const { directionsUrl, directionsTitle, learnMorePagePath, learnMoreTitle } = branch;
  const address = `${addressLine1}, ${addressLine2}`;
  return (
    <Styled.BranchItem>
      <Styled.Part>
        {locImagePath !== '' && (
          <Styled.Photo image={{ src: locImagePath, alt: '', width: 480, height: 300 }} />
        )}
        <Styled.Address>
          <Styled.Street>{addressLine1}</Styled.Street>
          <span>{addressLine2}</span>
        </Styled.Address>
        {landMarkText !== '' && (
          <Styled.Landmark variant="body2" color="textSecondary">
            {landMarkText}
          </Styled.Landmark>
        )}
        <Styled.Links>
          {phoneNumber !== '' && (
            <Styled.BranchLink
              href={`tel:+1${phoneNumber.replace(/\D/g, '')}`}
              aria-label={word('callBranch', { phone: phoneNumber })}
            >
              {phoneNumber}
            </Styled.BranchLink>
          )}
          {directionsUrl !== '' && (
            <Styled.BranchLink href={directionsUrl}>
              {directionsTitle}
              <span className="visually-hidden"> {word('toAddress', { address })}</span>
            </Styled.BranchLink>
          )}
          {learnMorePagePath !== '' && (
            <Styled.BranchLink href={learnMorePagePath}>
              {learnMoreTitle}
              <span className="visually-hidden"> {word('atAddress', { address })}</span>
            </Styled.BranchLink>
          )}
        </Styled.Links>
      </Styled.Part>
      <Offer {...branch} />
    </Styled.BranchItem>
  );
}
