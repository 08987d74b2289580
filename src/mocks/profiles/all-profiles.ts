import type { Profile, ProfileName } from './profile';
import { real2024 } from './real-2024';
import { real2025 } from './real-2025';
import { sparse } from './sparse';
import { lenient, strict } from './strict';

/** All profiles by name. */
export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  strict,
  lenient,
  sparse,
  'real-2025': real2025,
  'real-2024': real2024,
};
