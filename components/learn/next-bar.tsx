import { Button } from '@/components/ui/button'
import { nextQuestion, showScore } from '@/lib/messages/compiled/learn/learn'
import { isLast, onToNext, type Practice } from './practice'

interface NextBarProps {
  readonly practice: Practice
  readonly onPractice: (practice: Practice) => void
}

/** The button for the next question, or for the score after the last, in reach of the thumb even if the answer is long. */
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
