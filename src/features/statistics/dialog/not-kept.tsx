import { Notice } from '@/components/notice';

/** A change of the templates that the browser did not keep: its storage is full or forbidden. */
export function NotKept() {
  return (
    <Notice tint="danger" role="alert">
      Не сохранено: хранилище браузера переполнено или запрещено. Шаблоны остались прежними.
    </Notice>
  );
}
