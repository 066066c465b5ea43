import { Icon } from '#components/data-display/Icon.tsx';
import { Table, TableBody, TableCell, TableHead, TableRow } from '#components/data-display/Table.tsx';
import { levelBelow, Typography } from '#components/data-display/Typography.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { StateMapDrawing } from '#components/locations/StateMapDrawing.tsx';
import { Link } from '#components/navigation/Link.tsx';
import type { Banker } from '#data/locations.ts';
import type { HeadingLevel } from '#content/fields.ts';
import { formatWeekday } from '#lib/format/dates.ts';
import { type HoursWords, longDay, openStateJson, timesText } from '#lib/format/hoursText.ts';
import { type Holiday, type OpenTimes, readTimes, timesOfWeek } from '#lib/format/openingHours.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Shown, ShownBranch } from './BranchDetails.schema.ts';
import * as Styled from './BranchDetails.styles.ts';
import type { words } from './BranchDetails.words.ts';

const serviceNames = ['atm', 'driveUp', 'safeDeposit', 'notary', 'spanish', 'chinese', 'accessible'] as const;

type Words = (typeof words)['en'];

interface PartProps {
  readonly branch: ShownBranch;
  readonly level: HeadingLevel;
}

/** The address, how to call and go there. */
function Contact({ branch }: Pick<PartProps, 'branch'>) {
  const word = useWords<typeof words>();
  const { addressLine1, addressLine2, landMarkText, phoneNumber, openingHours, driveUpHours, timeZone } =
    branch;
  const { directionsUrl, directionsTitle, learnMorePagePath, learnMoreTitle, banker } = branch;
  // The banker has a link of their own to the same page.
  const isTwice = banker?.appointmentPath.split('?', 1)[0] === learnMorePagePath;
  return (
    <>
      {timeZone !== undefined && (
        <Styled.OpenLine
          data-open={openingHours.join(';')}
          data-drive-up={driveUpHours.length === 0 ? undefined : driveUpHours.join(';')}
          data-zone={timeZone}
        />
      )}
      <Styled.Address>
        <span>{addressLine1}</span>
        <span>{addressLine2}</span>
      </Styled.Address>
      {landMarkText !== '' && <Styled.Landmark color="textSecondary">{landMarkText}</Styled.Landmark>}
      <Styled.Actions>
        {phoneNumber !== '' && (
          <Button href={`tel:+1${phoneNumber.replace(/\D/g, '')}`} startIcon={<Icon name="phone" />}>
            {word('callBranch', { phone: phoneNumber })}
          </Button>
        )}
        {directionsUrl !== '' && (
          <Button href={directionsUrl} variant="outlined">
            {directionsTitle}
          </Button>
        )}
      </Styled.Actions>
      {learnMorePagePath !== '' && !isTwice && (
        <p>
          <Link href={learnMorePagePath}>{learnMoreTitle}</Link>
        </p>
      )}
    </>
  );
}

/** Who welcomes visitors. */
function Person({ banker: { name, role, imagePath, nmls, appointmentPath } }: { readonly banker: Banker }) {
  const word = useWords<typeof words>();
  return (
    <Styled.Person>
      {imagePath !== '' && <Styled.Face image={{ src: imagePath, alt: '', width: 320, height: 320 }} />}
      <div>
        <strong>{name}</strong>
        <Typography color="textSecondary">{role}</Typography>
        {nmls !== '' && (
          <Typography variant="caption" component="p" color="textSecondary">
            {word('nmls', { nmls })}
          </Typography>
        )}
        {appointmentPath !== '' && <Link href={appointmentPath}>{word('bookWith', { name })}</Link>}
      </div>
    </Styled.Person>
  );
}

function Services({ branch: { services }, level }: PartProps) {
  const word = useWords<typeof words>();
  const offered = serviceNames.filter((service) => services.includes(service));
  if (offered.length === 0) return null;
  return (
    <>
      <Styled.PartName level={level} variant="h4">
        {word('services')}
      </Styled.PartName>
      <Styled.Services>
        {offered.map((service) => (
          <Styled.Service key={service}>
            <Icon name="check" />
            {word(service)}
          </Styled.Service>
        ))}
      </Styled.Services>
    </>
  );
}

/** The hours of each weekday. A program marks today. */
function Week({ branch: { openingHours, driveUpHours }, level }: PartProps) {
  const { id, words: dictionary } = useSection();
  const word = useWords<typeof words>();
  const lobby = timesOfWeek(openingHours);
  const driveUp = driveUpHours.length > 0 ? timesOfWeek(driveUpHours) : undefined;
  // The section's words have all keys.
  const inWords = (times: readonly OpenTimes[] = []) =>
    times.length === 0
      ? word('closed')
      : times.map((one) => timesText(one, dictionary as Words & HoursWords)).join(', ');
  return (
    <>
      <Styled.PartName level={level} variant="h4" id={`${id}-hours`}>
        {word('hours')}
      </Styled.PartName>
      <Styled.Hours>
        <Table size="small" aria-labelledby={`${id}-hours`}>
          <TableHead>
            <TableRow>
              <TableCell>{word('day')}</TableCell>
              <TableCell>{word('lobbyHours')}</TableCell>
              {driveUp && <TableCell>{word('driveUpHours')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {lobby.map((times, weekday) => (
              <TableRow key={longDay(weekday, dictionary as Words)} data-weekday={weekday}>
                <TableCell component="th" scope="row">
                  {longDay(weekday, dictionary as Words)}
                </TableCell>
                <TableCell>{inWords(times)}</TableCell>
                {driveUp && <TableCell>{inWords(driveUp[weekday])}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Styled.Hours>
    </>
  );
}

interface HolidaysProps extends Pick<PartProps, 'level'> {
  readonly holidays: readonly Holiday[];
}

/** Number of holidays that a page names. */
const nextHolidays = 4;

/** The next holidays of all branches. A program hides those that are past. */
function Holidays({ holidays, level }: HolidaysProps) {
  const { locale, words: dictionary } = useSection();
  const word = useWords<typeof words>();
  if (holidays.length === 0) return null;
  return (
    <>
      <Styled.PartName level={level} variant="h4">
        {word('holidays')}
      </Styled.PartName>
      <Styled.Holidays>
        {holidays.slice(0, nextHolidays).map(({ date, name, hours }) => {
          const times = readTimes(hours ?? '');
          return (
            <Styled.Holiday key={date} data-date={date}>
              <dt>
                {name}
                <Styled.HolidayDate variant="body2" component="span" color="textSecondary">
                  {formatWeekday(date, locale)}
                </Styled.HolidayDate>
              </dt>
              <dd>{times ? timesText(times, dictionary as Words & HoursWords) : word('closed')}</dd>
            </Styled.Holiday>
          );
        })}
      </Styled.Holidays>
    </>
  );
}

/** One branch: where it is, when it is open, and what it offers. */
export function BranchDetails(author: Shown) {
  const props = useThemeProps({ props: author, name: 'PorticoBranchDetails' });
  const { heading, level, text, found: branch, holidays } = props;
  const { words: dictionary } = useSection();
  const word = useWords<typeof words>();
  const below = levelBelow(level);
  return (
    <SectionFrame heading={heading} level={level} intro={text}>
      {branch ? (
        <Styled.Columns data-hours={openStateJson(dictionary, holidays)}>
          <Styled.Part>
            <Contact branch={branch} />
            {branch.banker && <Person banker={branch.banker} />}
            <Services branch={branch} level={below} />
          </Styled.Part>
          <Styled.Part>
            <Week branch={branch} level={below} />
            <Holidays holidays={holidays} level={below} />
          </Styled.Part>
          {branch.map && branch.pin && (
            <Styled.MapFrame>
              <StateMapDrawing
                map={branch.map}
                pins={[branch.pin]}
                label={word('mapOf', { state: branch.stateName, city: branch.cityName })}
              />
            </Styled.MapFrame>
          )}
        </Styled.Columns>
      ) : (
        <p>{word('unknown')}</p>
      )}
    </SectionFrame>
  );
}
