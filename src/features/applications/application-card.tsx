import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactElement, useId } from 'react';
import { useAction } from '@/components/action/use-action';
import { usePending } from '@/components/action/use-pending';
import { decideApplicationMutation } from '@/queries/applications';
import type { Application } from '@/schemas/applications';

interface ApplicationCardProps {
  application: Application;
  /** Called when the server has accepted an approval. */
  onApproved: (application: Application) => void;
}

/** One application and the decision about it; a failed decision changes nothing (spec §2.11, §8). */
export function ApplicationCard({ application, onApproved }: ApplicationCardProps) {
  const nameId = useId();
  const options = decideApplicationMutation(application);
  const decision = useAction(options);
  const [decided] = usePending<boolean>(options.mutationKey);
  const { student_name, student_uni, student_ed_prog } = application;

  function decisionButton(isApproved: boolean) {
    return {
      loading: decided === isApproved,
      disabled: decision.isPending && decided !== isApproved,
      // A failure is only logged (spec §8): the card stays.
      onClick: () =>
        decision.run(isApproved, {
          onSuccess: () => isApproved && onApproved(application),
        }),
      'aria-describedby': nameId,
    };
  }

  return (
    <Card
      component="article"
      aria-labelledby={nameId}
      sx={{
        p: { xs: 2, sm: 2.5 },
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Stack spacing={1.25} sx={{ minWidth: 0, flex: '1 1 280px' }}>
        <Typography variant="h2" id={nameId}>
          {student_name || 'Студент без имени'}
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {student_uni && <Badge icon={<SchoolIcon />} label={student_uni} />}
          {student_ed_prog && <Badge icon={<MenuBookIcon />} label={student_ed_prog} />}
        </Stack>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
        >
          <HourglassEmptyIcon fontSize="inherit" />
          На рассмотрении
        </Typography>
      </Stack>
      <Stack direction="row" spacing={1.5}>
        <Button variant="contained" {...decisionButton(true)}>
          Одобрить
        </Button>
        <Button variant="outlined" color="error" {...decisionButton(false)}>
          Отклонить
        </Button>
      </Stack>
    </Card>
  );
}

function Badge({ icon, label }: { icon: ReactElement; label: string }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={icon}
      label={label}
      sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
    />
  );
}
