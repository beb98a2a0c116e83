import { Button } from '@/components/ui/button'
import { nextQuestion, showScore } from '@/lib/messages/compiled/learn/learn'
import { isLast, onToNext, type Practice } from './practice'

interface NextBarProps {
  readonly practice: Practice
  readonly onPractice: (practice: Practice) => void
}

/** The way on, in reach of a thumb however long the answer is. */
export function NextBar({ practice, onPractice }: NextBarProps) {
  function goOn() {
    onPractice(onToNext(practice))
    window.scrollTo(0, 0)
  }
  return (
    <div className="sticky bottom-0 bg-paper py-3 cramped:static">
      <Button look="main" className="w-full" onClick={goOn}>
        {isLast(practice) ? showScore : nextQuestion}
      </Button>
    </div>
  )
}
