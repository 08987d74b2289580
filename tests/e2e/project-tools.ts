import { expect, type Page } from '@playwright/test';

/** Opens the tools that order the projects, which are behind a button on a phone. */
export async function openProjectTools(page: Page): Promise<void> {
  const sort = page.getByRole('combobox', { name: 'Сортировка' });
  const opener = page.getByRole('button', { name: 'Сортировка и вид' });
  await expect(sort.or(opener).filter({ visible: true }).first()).toBeVisible();
  if (await opener.isVisible()) await opener.press('Enter');
}
