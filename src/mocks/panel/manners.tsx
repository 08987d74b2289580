import { useId } from 'react';
import { PROFILES } from '../profiles/all-profiles';
import { profileName } from '../profiles/profile';
import type { Controls } from './use-controls';

/** The server that is imitated, and what broke its contract. */
export function Manners({ controls }: { controls: Controls }) {
  const profileId = useId();
  const { profile, violations } = controls.view;
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
