export interface RepositoryAddress {
  owner: string;
  name: string;
}

/**
 * Scheme and host of an https or ssh address, the short `git@host:`, or a bare host name with a dot.
 */
const HOST =
  /^(?:[a-z][a-z+]*:\/\/(?:[^/\s@]+@)?[^/\s@]+\/|[^/\s@:]+@[^/\s@:]+:|(?:[\w-]+\.)+[a-z]+\/)/i;
const OWNER_AND_NAME = /^\/*([\w-]+)\/([\w.-]+)(?:[/?#]\S*)?$/;
const OWNER_AND_NAME_ALONE = /^([\w-]+)\/([\w.-]+)$/;

/**
 * Owner and name out of a repository's address as people copy it: the page (with whatever follows
 * the name), the https, ssh or `git@` address to clone from, or `owner/name`. `undefined` for any
 * other text. Which host it is does not matter: the form asks for owner and name only.
 */
export function parseRepositoryAddress(text: string): RepositoryAddress | undefined {
  const address = text.trim();
  const path = address.replace(HOST, '');
  const [, owner, fullName] =
    (path === address ? OWNER_AND_NAME_ALONE : OWNER_AND_NAME).exec(path) ?? [];
  const name = fullName?.replace(/\.git$/, '');
  return owner && name && !/^\.+$/.test(name) ? { owner, name } : undefined;
}
