import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRepositoryAddress } from '@/lib/repository-address';

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
  'git+https://github.com/kafedra-it/schedule.bot.git',
  'git://github.com/kafedra-it/schedule.bot',
  'kafedra-it/schedule.bot',
])('owner and name are read from %j', (address) => {
  expect(parseRepositoryAddress(address)).toEqual({ owner: 'kafedra-it', name: 'schedule.bot' });
});

test.each([
  '',
  'kafedra-it',
  'schedule.bot',
  'https://github.com',
  'https://github.com/kafedra-it',
  'github.com/kafedra-it',
  'git@github.com:kafedra-it',
  'https://github.com/kafedra-it/.git',
  'https://github.com/kafedra-it/..',
  'a/b/c',
  'и/или',
  'см. https://github.com/kafedra-it/schedule.bot',
  'javascript:alert(1)',
])('%j is no address of a repository', (text) => {
  expect(parseRepositoryAddress(text)).toBeUndefined();
});

const owner = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{0,30}$/);
const name = fc
  .stringMatching(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,40}$/)
  .filter((text) => !text.endsWith('.git'));

test('every way to write the address of a repository gives the same owner and name', () => {
  fc.assert(
    fc.property(owner, name, (anOwner, aName) => {
      const forms = [
        `https://github.com/${anOwner}/${aName}`,
        `https://github.com/${anOwner}/${aName}.git`,
        `https://github.com/${anOwner}/${aName}/issues`,
        `git@github.com:${anOwner}/${aName}.git`,
        `ssh://git@github.com/${anOwner}/${aName}.git`,
        `${anOwner}/${aName}`,
      ];
      for (const form of forms) {
        expect(parseRepositoryAddress(form)).toEqual({ owner: anOwner, name: aName });
      }
    }),
  );
});

test('what is read can be typed into the two fields, whatever the text is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const address = parseRepositoryAddress(text);
      if (!address) return;
      expect(address.owner).toMatch(/^[\w-]+$/);
      expect(address.name).toMatch(/^[\w.-]+$/);
    }),
  );
});
