import { expect, type Page } from '@playwright/test';

/** Waits for what orders the projects, which a button opens on a phone. */
export async function openProjectTools(page: Page): Promise<void> {
  const sort = page.getByRole('combobox', { name: 'Сортировка' });
  const opener = page.getByRole('button', { name: 'Сортировка и вид' });
  await expect(sort.or(opener).filter({ visible: true }).first()).toBeVisible();
  if (await opener.isVisible()) await opener.press('Enter');
}
