import { useId } from 'react';
import { PROFILES } from '../profiles/all-profiles';
import { profileName } from '../profiles/profile';
import { SCENARIOS, scenarioName } from '../scenarios';
import type { Controls } from './use-controls';

/** The behaviour of the server: profile, scenario. */
export function Manners({ controls }: { controls: Controls }) {
  const scenarioId = useId();
  const profileId = useId();
  const { profile, scenario, violations } = controls.view;
  return (
    <>
      <label htmlFor={profileId}>Сервер</label>
      <select
        id={profileId}
        value={profile}
        onChange={({ target: { value } }) =>
          controls.change((sandbox) => {
            sandbox.profile = profileName.parse(value);
          })
        }
      >
        {Object.entries(PROFILES).map(([name, { title }]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      <label htmlFor={scenarioId}>Сценарий</label>
      <select
        id={scenarioId}
        value={scenario ?? ''}
        onChange={({ target: { value } }) =>
          controls.change((sandbox) => {
            sandbox.scenario = scenarioName.safeParse(value).data;
          })
        }
      >
        <option value="">обычная работа</option>
        {Object.entries(SCENARIOS).map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      {violations.length > 0 && (
        <ul aria-label="Нарушения контракта">
          {violations.map(({ at, method, path, message }, index) => (
            <li key={`${at} ${violations.length - index}`}>
              {method} {path}: {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
