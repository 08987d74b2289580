import { withoutInvisible } from './invisible';

export interface RepositoryAddress {
  owner: string;
  name: string;
}

/** A host after a scheme or a user; without either, it has a dot and is followed by owner and name. */
const ADDRESS = [
  /^[a-z][a-z+]*:\/\/(?:[^/\s@]+@)?(?<host>[^/\s@:]+)(?::\d+)?(?:\/+(?<path>\S*))?$/i,
  /^[^/\s@:]+@(?<host>[^/\s@:]+)[:/]+(?<path>\S*)$/,
  /^(?<host>(?:[\p{L}\d_-]+\.)+\p{L}+)\/+(?<path>[^/\s]+\/\S+)$/u,
] as const;
const GITHUB = /^(?:www\.)?github\.com$/i;
const GITHUB_DOMAIN = /(?:^|\.)github\.com$/i;
const OWNER_AND_NAME = /^(?<owner>[^/]+)\/(?<name>[\w.-]+)(?:[/?#]\S*)?$/;
const OWNER_AND_NAME_ALONE = /^(?<owner>[^/]+)\/(?<name>[\w.-]+)$/;

/** Pages of GitHub whose paths look like an owner. */
const NO_OWNER = /^(?:orgs|users|settings|sponsors|topics|apps|marketplace|stars)$/i;

const OWNER = /^[a-z\d](?:-?[a-z\d_])*$/i;
const LONGEST_OWNER = 39;
const NAME = /^(?!\.{1,2}$)[\w.-]{1,100}$/;

/** Whether GitHub allows this login of an owner. */
export function isGitHubOwner(text: string): boolean {
  return text.length <= LONGEST_OWNER && OWNER.test(text);
}

/** Whether GitHub allows this name of a repository. */
export function isGitHubName(text: string): boolean {
  return NAME.test(text);
}

/** Whether the text is an address at a host that is not GitHub. */
export function isOtherHub(text: string): boolean {
  const { host } = addressIn(text) ?? {};
  return host !== undefined && !GITHUB_DOMAIN.test(host);
}

/**
 * Owner and name from the address of a GitHub repository as people copy it: a page of the repository, the https,
 * ssh or `git@` address to clone from, or `owner/name`. Two numbers, such as the study year '2025/2026', are none.
 * `undefined` for any other text.
 */
export function parseRepositoryAddress(text: string): RepositoryAddress | undefined {
  const address = addressIn(text);
  if (address && !GITHUB.test(address.host)) return undefined;
  const path = address ? address.path : bareText(text);
  const form = address ? OWNER_AND_NAME : OWNER_AND_NAME_ALONE;
  const { owner, name: wholeName } = form.exec(path)?.groups ?? {};
  const name = wholeName?.replace(/\.git$/, '');
  if (!owner || !name || !isGitHubOwner(owner) || !isGitHubName(name)) return undefined;
  if (address ? NO_OWNER.test(owner) : /^\d+\/\d+$/.test(`${owner}/${name}`)) return undefined;
  return { owner, name };
}

function addressIn(text: string): { host: string; path: string } | undefined {
  const address = bareText(text);
  for (const form of ADDRESS) {
    const { host, path = '' } = form.exec(address)?.groups ?? {};
    if (host !== undefined) return { host, path };
  }
  return undefined;
}

function bareText(text: string): string {
  return withoutInvisible(text.normalize('NFKC')).trim();
}
