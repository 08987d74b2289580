export interface RepositoryAddress {
  owner: string;
  name: string;
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const CLONE = /^(?:\$\s*)?(?:git|gh\s+repo)\s+clone\s+(?:-\S+\s+)*/i;
/** Brackets and quotation marks around an address, and the end of the sentence that it stood in. */
const AROUND = /^[<([{«„“"'`]+|[>)\]}»“”"'`.,;:!]+$/g;
/** A host behind a scheme, or behind a user; a bare one has a dot, and owner and name behind it. */
const ADDRESS = [
  /^[a-z][a-z+]*:\/\/(?:[^/\s@]+@)?(?<host>[^/\s@:]+)(?::\d+)?(?:\/+(?<path>\S*))?$/i,
  /^[^/\s@:]+@(?<host>[^/\s@:]+)[:/]+(?<path>\S*)$/,
  /^(?<host>(?:[\p{L}\d_-]+\.)+\p{L}+)\/+(?<path>[^/\s]+\/\S+)$/u,
] as const;
const GITHUB = /^(?:(?:www|ssh)\.)?github\.com$/i;
const GITHUB_API = /^api\.github\.com$/i;
const GITHUB_DOMAIN = /(?:^|\.)github\.com$/i;
const OWNER_AND_NAME = /^(?<owner>[^/]+)\/(?<name>[\w.-]+)(?:[/?#]\S*)?$/;
const OWNER_AND_NAME_ALONE = /^(?<owner>[^/]+)\/(?<name>[\w.-]+)$/;
/** Pages of GitHub that stand in the place of an owner. */
const NO_OWNER = /^(?:orgs|users|settings|sponsors|topics|apps|marketplace|stars)$/i;

const OWNER = /^[a-z\d](?:-?[a-z\d_])*$/i;
const LONGEST_OWNER = 39;
const NAME = /^(?!\.{1,2}$)[\w.-]{1,100}$/;

/** The text without the invisible characters that come with pasted text. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Whether GitHub can have an owner of that login. */
export function isGitHubOwner(text: string): boolean {
  return text.length <= LONGEST_OWNER && OWNER.test(text);
}

/** Whether GitHub can have a repository of that name. */
export function isGitHubName(text: string): boolean {
  return NAME.test(text);
}

/** Whether the text is an address at a host that is not GitHub. */
export function isOtherHub(text: string): boolean {
  const { host } = addressIn(text) ?? {};
  return host !== undefined && !GITHUB_DOMAIN.test(host);
}

/** Whether the text is an address with a host, of whatever repository or page. */
export function hasHost(text: string): boolean {
  return addressIn(text) !== undefined;
}

/**
 * Owner and name out of the address of a repository at GitHub as people copy it: the page (with whatever follows
 * the name), the https, ssh or `git@` address to clone from, the address of the API, or `owner/name`, which are
 * not both numbers: '2025/2026' is a year. `undefined` for any other text.
 */
export function parseRepositoryAddress(text: string): RepositoryAddress | undefined {
  const address = addressIn(text);
  const path = address ? pathAtGitHub(address) : bareText(text);
  const form = address ? OWNER_AND_NAME : OWNER_AND_NAME_ALONE;
  const { owner, name: wholeName } = form.exec(path ?? '')?.groups ?? {};
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

/** The path behind the host; `undefined` at another hub. */
function pathAtGitHub({ host, path }: { host: string; path: string }): string | undefined {
  if (GITHUB.test(host)) return path;
  return GITHUB_API.test(host) && path.startsWith('repos/')
    ? path.slice('repos/'.length)
    : undefined;
}

function bareText(text: string): string {
  return withoutInvisible(text.normalize('NFKC'))
    .trim()
    .replace(AROUND, '')
    .replace(CLONE, '')
    .replace(AROUND, '')
    .trim();
}
