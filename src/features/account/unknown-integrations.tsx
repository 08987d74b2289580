import { Button } from '@/components/button';
import { Notice } from '@/components/notice';

interface UnknownIntegrationsProps {
  isFetching: boolean;
  onRetry: () => void;
}

/**
 * Notice that the integrations are unknown: offering to connect services would invite connecting them twice
 * (decisions §5.28).
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
