import { withoutInvisible } from './fold-text';

/** As GitHub shows a repository: a page of it, an address to clone it from, or `owner/name` alone. */
const ADDRESS =
  /^(?:(?:(?:https?|ssh|git):\/\/(?:[^/\s@]+@)?|git@)?(?:www\.)?github\.com(?::\d+)?[/:]+)(?<owner>[^/\s]+)\/(?<name>[\w.-]+)(?:[/?#]\S*)?$/i;
const OWNER_AND_NAME = /^(?<owner>[^/\s]+)\/(?<name>[\w.-]+)$/;
/** Pages of GitHub, and years such as '2025/2026', look like an owner. */
const NO_OWNER = /^(?:orgs|users|settings|\d{4})$/i;

const OWNER = /^(?=.{1,39}$)[a-z\d](?:-?[a-z\d_])*$/i;
const NAME = /^(?!\.{1,2}$)[\w.-]{1,100}$/;

/** Whether GitHub allows this login of an owner. */
export function isGitHubOwner(text: string): boolean {
  return OWNER.test(text);
}

/** Whether GitHub allows this name of a repository. */
export function isGitHubName(text: string): boolean {
  return NAME.test(text);
}

/** Owner and name of a GitHub repository from its address as people copy it; `undefined` for any other text. */
export function parseRepositoryAddress(text: string): { owner: string; name: string } | undefined {
  const address = withoutInvisible(text).trim();
  const { groups } = ADDRESS.exec(address) ?? OWNER_AND_NAME.exec(address) ?? {};
  const { owner = '', name: wholeName = '' } = groups ?? {};
  const name = wholeName.replace(/\.git$/, '');
  const isRepository = isGitHubOwner(owner) && !NO_OWNER.test(owner) && isGitHubName(name);
  return isRepository ? { owner, name } : undefined;
}
