import { Button } from '@/components/button';
import { Notice } from '@/components/notice';

interface UnknownIntegrationsProps {
  isFetching: boolean;
  onRetry: () => void;
}

/**
 * Says that the integrations could not be read. The buttons to connect are not shown then: professors would
 * connect services again that are connected already (decisions §5.28).
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
