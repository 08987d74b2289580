import { Notice } from '@/components/notice';

/** Tells that the templates could not be saved: the browser's storage is full or disabled. */
export function NotKept() {
  return (
    <Notice tint="danger" role="alert">
      Не сохранено: хранилище браузера переполнено или запрещено. Шаблоны остались прежними.
    </Notice>
  );
}
