import { Button } from '@/components/button';
import { Notice } from '@/components/notice';

interface UnknownIntegrationsProps {
  isFetching: boolean;
  onRetry: () => void;
}

/**
 * Says that nobody knows what is connected: whoever was shown the ways to connect would connect again
 * what may be connected (decisions §5.28).
 */
export function UnknownIntegrations({ isFetching, onRetry }: UnknownIntegrationsProps) {
  return (
    <Notice
      tint="warning"
      role="note"
      actions={
        <Button size="row" variant="outlined" isPending={isFetching} onClick={onRetry}>
          Повторить
        </Button>
      }
    >
      Не удалось узнать, что подключено
    </Notice>
  );
}
