import { useQuery } from '@tanstack/react-query';
import { AsideItem, AsideList, AsideNote, FormAside } from '@/components/form-aside';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import { withStatus } from '@/domain/application';
import { applicationsOptions } from '@/queries/applications';
import { chosenStudents, type StudentChoice } from './add-project-students';

interface ChosenStudentsProps {
  offered: readonly StudentChoice[];
  /** Ids of the ticked students. */
  ticked: readonly string[];
}

/**
 * The chosen students, with data from their applications (decisions §5.40). A ticked student who is not offered
 * may be waiting for a decision.
 */
export function ChosenStudents({ offered, ticked }: ChosenStudentsProps) {
  const { data: waiting = 0 } = useQuery({
    ...applicationsOptions(),
    select: ({ items }) => withStatus(items, 'pending').length,
  });
  const chosen = chosenStudents(offered, ticked);
  return (
    <FormAside>
      <Section heading="В проекте">
        {chosen.length === 0 && <AsideNote>Студенты ещё не выбраны</AsideNote>}
        <AsideList>
          {chosen.map(({ id, name, course, programme, university }) => (
            <AsideItem
              key={id}
              name={name}
              note={[course, programme, university].filter(Boolean).join(' · ')}
            />
          ))}
        </AsideList>
        {waiting > 0 && <AppLink to="/applications">Заявок на рассмотрении: {waiting}</AppLink>}
      </Section>
    </FormAside>
  );
}
