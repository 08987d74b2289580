import { expect, test } from 'vitest';
import { isGitHubOwner, parseRepositoryAddress } from '@/lib/repository-address';

test.each([
  'https://github.com/kafedra-it/schedule.bot',
  'http://www.github.com/kafedra-it/schedule.bot/',
  'https://github.com/kafedra-it/schedule.bot.git',
  'https://token@github.com/kafedra-it/schedule.bot.git',
  'https://github.com/kafedra-it/schedule.bot/tree/main/src?tab=readme#install',
  '  https://github.com/kafedra-it/schedule.bot  \n',
  'github.com/kafedra-it/schedule.bot',
  'git@github.com:kafedra-it/schedule.bot.git',
  'ssh://git@github.com:22/kafedra-it/schedule.bot.git',
  'git://github.com/kafedra-it/schedule.bot',
  'kafedra-it/schedule.bot',
  '\u200bhttps://github.com/kafedra-it/schedule.bot\u200b',
  'git@github.com:/kafedra-it/schedule.bot.git',
  'git@github.com/kafedra-it/schedule.bot',
  'HTTPS://GitHub.com/kafedra-it/schedule.bot#readme',
  'https://github.com//kafedra-it/schedule.bot?tab=readme',
])('owner and name are read from %j', (address) => {
  expect(parseRepositoryAddress(address)).toEqual({ owner: 'kafedra-it', name: 'schedule.bot' });
});

test.each([
  '',
  'kafedra-it',
  'schedule.bot',
  'https://github.com',
  'https://github.com/kafedra-it',
  'https://github.com/orgs/kafedra-it/repositories',
  'github.com/kafedra-it',
  'git@github.com:kafedra-it',
  'https://github.com/kafedra-it/.git',
  'https://github.com/kafedra-it/..',
  'a/b/c',
  'и/или',
  '2025/2026',
  'https://gitlab.com/a/b',
  'https://gitlab.com/group/sub/app',
  'git@bitbucket.org:kafedra-it/schedule.git',
  'ssh://git@gitea.local:2222/a/b',
  'gitlab.com/a/b',
  'https://github.com.example.org/a/b',
  'https://github.com@example.org/a/b',
  'https://api.github.com/users/octo',
  'https://gist.github.com/octo/0123456789abcdef',
  '-kafedra/schedule',
  'kafedra--it/schedule',
  '@kafedra/schedule',
  'кафедра/schedule',
  'см. https://github.com/kafedra-it/schedule.bot',
  'javascript:alert(1)',
])('%j is no address of a repository', (text) => {
  expect(parseRepositoryAddress(text)).toBeUndefined();
});

test.each([
  ['octo', true],
  ['Kafedra-IT-301', true],
  ['ivanov_university', true],
  ['a'.repeat(39), true],
  ['a'.repeat(40), false],
  ['', false],
  ['@octo', false],
  ['иванов', false],
  ['оcto', false],
  ['octo cat', false],
  ['-octo', false],
  ['octo-', false],
  ['octo--cat', false],
  ['octo.cat', false],
])('GitHub can have the owner %j: %j', (text, isOwner) => {
  expect(isGitHubOwner(text)).toBe(isOwner);
});
